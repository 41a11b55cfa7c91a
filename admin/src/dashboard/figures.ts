import type { ResponseOf } from "@contract";
import { formatWholeRupees } from "@contract/money";
import { cashIsOut, type OrderStatus, orderStatuses } from "@contract/order-states";
import { may, type Permission, type StaffRole } from "@contract/roles";
import { visit } from "../components/use-list-memory";
import { ordersWhere } from "../resources/orders/links";

type Data = ResponseOf<"getDashboard">["data"];

export type FigureOfDay = {
  label: string;
  value: string | number | undefined;
  to: string;
  calls: boolean;
  /** Who sees it. */
  permission: Permission;
};

/** Orders in these statuses are no sales, as the server counts them. */
const notSold: readonly OrderStatus[] = ["cancelled", "rto_in_transit", "rto_received", "pending_payment"];
export const soldStatuses = orderStatuses.filter((status) => !notSold.includes(status)).join(",");

/** The day of the Indian calendar. */
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** The address of staff's list of these products, as a visit: its filters are not kept. */
export const productsWhere = (filter: { isPublished?: boolean; lowStock?: boolean }) =>
  `/admin/products?filter=${encodeURIComponent(JSON.stringify(filter))}&${visit}`;

const returnsToDecide = `/admin/returns?filter=${encodeURIComponent(JSON.stringify({ orderStatus: "return_requested" }))}`;

/**
 * What staff of this role want to know first, with the values once they are loaded; `calls` if somebody has to act.
 */
export function figuresOf(data: Data | undefined, role: StaffRole | undefined): FigureOfDay[] {
  const inState = (status: OrderStatus) =>
    data && (data.ordersByStatus?.find((row) => row.status === status)?.count ?? 0);
  const rupees = (amount: number | undefined) =>
    amount === undefined ? undefined : formatWholeRupees(amount);
  const quiet = (label: string, value: FigureOfDay["value"], to: string) => ({
    label,
    value,
    to,
    calls: false,
    permission: "orders" as Permission,
  });
  const task = (label: string, value = 0, to: string) => ({
    label,
    value: data && value,
    to,
    calls: value > 0,
    permission: "orders" as Permission,
  });
  const ticketsTask = (label: string, value: number | undefined, filter: object) => ({
    ...task(label, value, `/admin/tickets?filter=${encodeURIComponent(JSON.stringify(filter))}&${visit}`),
    permission: "customers" as Permission,
  });
  const waiting = (label: string, status: OrderStatus) =>
    task(label, inState(status), ordersWhere({ orderStatus: status }));
  const day = data?.salesByDay?.at(-1)?.day ?? today();
  const soldToday = ordersWhere({ orderStatus: soldStatuses, fromDate: day, toDate: day });
  const all: FigureOfDay[] = [
    quiet("panel.ordersToday", data?.ordersToday, soldToday),
    { ...quiet("panel.salesToday", rupees(data?.salesToday), soldToday), permission: "money" },
    waiting("panel.toConfirm", "pending"),
    waiting("panel.toPack", "confirmed"),
    waiting("panel.toHandOver", "packed"),
    task("panel.shippingFailed", data?.shippingFailed, "/admin/shipping-failed"),
    task("panel.returnsToDecide", inState("return_requested"), returnsToDecide),
    ticketsTask("panel.ticketsOpen", data?.ticketsOpen, { state: "open" }),
    ticketsTask("panel.ticketsOverdue", data?.ticketsOverdue, { overdue: true }),
    {
      ...task(
        "panel.questionsOpen",
        data?.questionsOpen,
        `/admin/questions?filter=${encodeURIComponent(JSON.stringify({ state: "open" }))}&${visit}`,
      ),
      permission: "catalogue",
    },
    {
      ...task(
        "panel.photosPending",
        data?.photosPending,
        `/admin/reviews?filter=${encodeURIComponent(JSON.stringify({ photos: "pending" }))}&${visit}`,
      ),
      permission: "catalogue",
    },
    quiet(
      "panel.awaitingPayment",
      inState("pending_payment"),
      ordersWhere({ orderStatus: "pending_payment" }),
    ),
    {
      ...quiet(
        "panel.codToCollect",
        rupees(data?.codToCollect),
        ordersWhere({ paymentStatus: "cod_due", orderStatus: cashIsOut.join(",") }),
      ),
      permission: "money",
    },
    {
      ...quiet("panel.products", data?.products, productsWhere({ isPublished: true })),
      permission: "catalogue",
    },
  ];
  return all.filter(({ permission }) => role !== undefined && may(role, permission));
}
