import { Suspense } from "react";
import { useComparedText } from "@/features/compare/shown-compared";
import { DeliverTo } from "@/features/shipping/deliver-to";
import { lazyPart } from "@/lib/lazy-part";
import { NavPanels } from "./nav-panels";

const CompareBar = lazyPart(["compare"], () => import("@/features/compare/compare-bar"));

/** What the header has that no first load waits for: where goods are sent to, the kinds of each category, and the products to compare. */
export default function HeaderLater() {
  const isComparing = useComparedText() !== null;
  return (
    <>
      <NavPanels />
      <DeliverTo />
      {isComparing && (
        <Suspense>
          <CompareBar />
        </Suspense>
      )}
    </>
  );
}
