import { lazy, type ReactNode, Suspense } from "react";
import { May } from "../access/may";
import { loadTexts } from "../providers/i18n-provider";

/** On a line that fails, the panel is as usable as it was. */
const nothing = { default: (): ReactNode => null };

const OrderFinder = lazy(() =>
  Promise.all([import("./order-finder"), loadTexts("findOrder")]).then(
    ([finder]): typeof nothing => ({ default: finder.OrderFinder }),
    () => nothing,
  ),
);

/** The box for order numbers, for those who may see orders; fetched after the page. */
export function LaterFinder() {
  return (
    <May permission="orders">
      <Suspense fallback={null}>
        <OrderFinder />
      </Suspense>
    </May>
  );
}
