import { Suspense } from "react";
import { useComparedText } from "@/features/compare/shown-compared";
import { useSession } from "@/features/session/queries";
import { useSessionElsewhere } from "@/features/session/use-session-elsewhere";
import { DeliverTo } from "@/features/shipping/deliver-to";
import { lazyPart } from "@/lib/lazy-part";
import { CategoriesButton } from "./categories-button";
import { NavPanels } from "./nav-panels";

const LateKeeper = lazyPart(["late"], () => import("@/features/cart/late/keeper"), { isExtra: true });
const CompareBar = lazyPart(["compare"], () => import("@/features/compare/compare-bar"), { isExtra: true });

/** What the header has that no first load waits for: where goods are sent to, the categories and their kinds, the products to compare,
 * changes of the cart that wait for a connection, and whoever signs in or out elsewhere. */
export default function HeaderLater() {
  const isComparing = useComparedText() !== null;
  const session = useSession();
  const { status, user } = session;
  useSessionElsewhere(session);
  const mayWait = status === "shopper" && "serviceWorker" in navigator;
  return (
    <>
      <CategoriesButton />
      <NavPanels />
      <DeliverTo />
      {isComparing && (
        <Suspense>
          <CompareBar />
        </Suspense>
      )}
      {mayWait && (
        <Suspense>
          <LateKeeper key={user.id} userId={user.id} />
        </Suspense>
      )}
    </>
  );
}
