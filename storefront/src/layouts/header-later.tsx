import { Suspense } from "react";
import { useComparedText } from "@/features/compare/shown-compared";
import { DeliverTo } from "@/features/shipping/deliver-to";
import { lazyPart } from "@/lib/lazy-part";

const CompareBar = lazyPart(["compare"], () => import("@/features/compare/compare-bar"));

/** What the header has that no first load waits for: where goods are sent to, and below it all the products to compare. */
export default function HeaderLater() {
  const isComparing = useComparedText() !== null;
  return (
    <>
      <DeliverTo />
      {isComparing && (
        <Suspense>
          <CompareBar />
        </Suspense>
      )}
    </>
  );
}
