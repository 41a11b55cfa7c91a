import { visit } from "../../components/use-list-memory";

type OrderFilter = {
  orderStatus?: string;
  paymentStatus?: string;
  fromDate?: string;
  toDate?: string;
  customerId?: string;
};

/** The list of orders with these filters set. */
export const ordersWhere = (filter: OrderFilter) =>
  `/admin/orders?filter=${encodeURIComponent(JSON.stringify(filter))}&${visit}`;

export const orderPage = (id: string) => `/admin/orders/${id}/show`;
