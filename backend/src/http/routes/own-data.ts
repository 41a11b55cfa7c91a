import { listAddresses } from "../../accounts/addresses/own-address";
import { presentAddress } from "../../accounts/addresses/present-address";
import { presentUser } from "../../accounts/person";
import { readPreferences } from "../../accounts/preferences";
import { readCart } from "../../cart/read-cart";
import { reviewsOf } from "../../catalog/reviews/read-reviews";
import { waitsOf } from "../../catalog/when-back/waiting";
import type { ownData } from "../../contract/own-data";
import { presentOrder } from "../../orders/present-order";
import { everyOrderOf } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";

export const ownDataRoutes = {
  getOwnData: async ({ actor, scope }) => {
    const [preferences, addresses, cart, orders, reviews, waitingFor] = await Promise.all([
      readPreferences(actor.id),
      listAddresses(scope, actor.id),
      readCart(scope, actor.id),
      everyOrderOf(actor.id),
      reviewsOf(actor.id),
      waitsOf(actor.email),
    ]);
    return {
      data: {
        takenAt: new Date().toISOString(),
        account: presentUser(actor),
        preferences,
        addresses: addresses.map(presentAddress),
        cart,
        orders: orders.map(presentOrder),
        reviews,
        waitingFor,
      },
    };
  },
} satisfies Routes<typeof ownData>;
