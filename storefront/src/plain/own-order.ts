import type { User } from "@contract/auth";
import type { Order } from "@contract/orders";
import { call } from "@/lib/api";
import { isNothing } from "@/lib/errors";
import { plain, withQuery } from "./addresses";
import { forShopper } from "./for-shopper";
import type { Answer, PlainPage, Visit } from "./visit";

/** What to show of one's own order; `sent` is a form about it. */
type Shown = (at: { user: User; order: Order; sent: Visit["form"] }) => Promise<Answer>;

/** A page about one of one's orders, as its address or its form names it; the list of orders if there is no such order. */
export function ofOwnOrder(show: Shown): PlainPage {
  return forShopper("orders", async (user, { query, form }) => {
    const id = (form ?? query).get("id") ?? "";
    try {
      const { data: order } = await call("getOrder", { params: { id: id || "-" } });
      return await show({ user, order, sent: form });
    } catch (error) {
      if (isNothing(error)) return { to: plain.orders };
      throw error;
    }
  });
}

/** The page of an order, with what was done. */
export const orderAt = ({ _id: id }: Pick<Order, "_id">, done?: string) =>
  withQuery(plain.order, { id, done });
