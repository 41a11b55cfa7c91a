import { z } from "zod";
import { commaList, Day, Id } from "../contract/fields";
import type { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from "../contract/order-states";
import * as orders from "../contract/orders";
import { listFilter, listWindow, refuseUnstorable } from "../platform/list-query";
import type { AdminListQuery } from "./admin-list";

/** The query of an admin list: plain parameters, or JSON as sent by react-admin's simple REST provider. */
type RawQuery = {
  fromDate?: string | undefined;
  toDate?: string | undefined;
  orderStatus?: OrderStatus[] | undefined;
  paymentStatus?: PaymentStatus[] | undefined;
  paymentMethod?: PaymentMethod | undefined;
  deliveryMethod?: DeliveryMethod | undefined;
  customerId?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
  sort?: string | undefined;
  range?: string | undefined;
  filter?: string | undefined;
};

const Filter = z.object({
  fromDate: Day.optional(),
  toDate: Day.optional(),
  orderStatus: commaList(orders.OrderStatus).optional(),
  paymentStatus: commaList(orders.PaymentStatus).optional(),
  paymentMethod: orders.PaymentMethod.optional(),
  deliveryMethod: orders.DeliveryMethod.optional(),
  customerId: Id.optional(),
  q: z.string().max(100).optional(),
});

/** Parses an admin list's query; a page has at most 100 rows. 422 if the JSON is not in react-admin's format. */
export function adminListQuery(raw: RawQuery): AdminListQuery {
  const filter = listFilter(raw, Filter) ?? {};
  const words = raw.q ?? filter.q;
  refuseUnstorable(words);
  return {
    fromDate: raw.fromDate ?? filter.fromDate,
    toDate: raw.toDate ?? filter.toDate,
    orderStatus: raw.orderStatus ?? filter.orderStatus,
    paymentStatus: raw.paymentStatus ?? filter.paymentStatus,
    paymentMethod: raw.paymentMethod ?? filter.paymentMethod,
    deliveryMethod: raw.deliveryMethod ?? filter.deliveryMethod,
    customerId: raw.customerId ?? filter.customerId,
    q: words,
    ...listWindow(raw),
  };
}
