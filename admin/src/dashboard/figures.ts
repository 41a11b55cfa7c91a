import type { ResponseOf } from "@contract";
import { formatWholeRupees } from "@contract/money";
import { cashIsOut, type OrderStatus } from "@contract/order-states";
import { ordersWhere } from "../resources/orders/links";

type Data = ResponseOf<"getDashboard">["data"];

export type FigureOfDay = { label: string; value: string | number | undefined; to: string; calls: boolean };

/** What staff want to know first, with the values once they are loaded; `calls` if somebody has to act. */
export function figuresOf(data: Data | undefined): FigureOfDay[] {
  const inState = (status: OrderStatus) =>
    data && (data.ordersByStatus.find((row) => row.status === status)?.count ?? 0);
  const rupees = (amount: number | undefined) =>
    amount === undefined ? undefined : formatWholeRupees(amount);
  const quiet = (label: string, value: FigureOfDay["value"], to: string) => ({
    label,
    value,
    to,
    calls: false,
  });
  const task = (label: string, value = 0, to: string) => ({
    label,
    value: data && value,
    to,
    calls: value > 0,
  });
  return [
    quiet("panel.ordersToday", data?.ordersToday, ordersWhere({})),
    quiet("panel.salesToday", rupees(data?.salesToday), ordersWhere({})),
    task("panel.toHandle", data?.ordersToHandle, ordersWhere({ orderStatus: "pending,confirmed,packed" })),
    task("panel.shippingFailed", data?.shippingFailed, "/admin/shipping-failed"),
    task("panel.returnsToDecide", inState("return_requested"), "/admin/returns"),
    quiet(
      "panel.awaitingPayment",
      inState("pending_payment"),
      ordersWhere({ orderStatus: "pending_payment" }),
    ),
    quiet(
      "panel.codToCollect",
      rupees(data?.codToCollect),
      ordersWhere({ paymentStatus: "cod_due", orderStatus: cashIsOut.join(",") }),
    ),
    quiet("panel.products", data?.products, "/admin/products"),
  ];
}
