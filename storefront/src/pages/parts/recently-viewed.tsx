import { Suspense, useEffect, useState } from "react";
import { recentlyViewed, type Viewed } from "@/features/product-detail/recently-viewed";
import { lazyPart } from "@/lib/lazy-part";

const Strip = lazyPart(["strips"], () => import("./recently-viewed-strip"), { isExtra: true });

/** The products viewed last on this device; empty on a first visit and before the browser has read its storage. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [viewed, setViewed] = useState<Viewed[]>([]);
  useEffect(() => setViewed(recentlyViewed().filter(({ slug }) => slug !== except)), [except]);
  if (viewed.length === 0) return null;
  return (
    <Suspense>
      <Strip viewed={viewed} />
    </Suspense>
  );
}
