import type { MedusaContainer } from "@medusajs/framework/types";
import type { Shopper } from "../../accounts/actor";
import { listAddresses } from "../../accounts/addresses/own-address";
import { presentAddress } from "../../accounts/addresses/present-address";
import { noteOf } from "../../accounts/customers/note";
import { groupNamesOf } from "../../accounts/in-group";
import { passkeysOf } from "../../accounts/passkeys/own-passkeys";
import { memberSince, presentUser } from "../../accounts/person";
import { readPreferences } from "../../accounts/preferences";
import { pushDevicesOf } from "../../accounts/push/devices";
import { questionsOf } from "../../accounts/questions/read";
import { photosOf } from "../../accounts/review-photos/read";
import { votesOf } from "../../accounts/review-votes";
import { devicesOf } from "../../accounts/sessions/own-sessions";
import { phoneProvedAt } from "../../accounts/sign-in-code/proved-phone";
import { ticketsOf } from "../../accounts/tickets/read";
import { shareTokenOf } from "../../accounts/wishlist/share";
import { wishesOf } from "../../accounts/wishlist/wishes";
import { readCart } from "../../cart/read-cart";
import { reviewsOf } from "../../catalog/reviews/read-reviews";
import { waitsOf } from "../../catalog/when-back/waiting";
import { ownCash } from "../../checkout/cash-limits/summary";
import type { ownData } from "../../contract/own-data";
import type { OrderWithMoves } from "../../orders/order-row";
import { presentOrder } from "../../orders/present-order";
import { everyOrderOf } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";

/** With what the shop's own pages leave out of it. */
const presentOwnOrder = (row: OrderWithMoves) => ({
  ...presentOrder(row),
  customer: row.customer,
  buyerAddress: row.address.buyerAddress ?? null,
});

/** Everything the shop keeps about a shopper, for themselves and for the staff whom they ask for it. */
export async function everythingAbout(shopper: Shopper, scope: MedusaContainer) {
  const [
    since,
    preferences,
    groups,
    sessions,
    addresses,
    cart,
    orders,
    cashOnDelivery,
    reviews,
    reviewPhotos,
    helpfulVotes,
    questions,
    waitingFor,
    wishes,
    shareToken,
    tickets,
    staffNote,
    passkeys,
    notifiedDevices,
    provedAt,
  ] = await Promise.all([
    memberSince(shopper),
    readPreferences(shopper.id),
    groupNamesOf(shopper.id),
    devicesOf(shopper.id),
    listAddresses(scope, shopper.id),
    readCart(scope, shopper.id, "en"),
    everyOrderOf(shopper.id),
    ownCash(shopper),
    reviewsOf(shopper.id),
    photosOf(shopper.id),
    votesOf(shopper.id),
    questionsOf(shopper.id),
    waitsOf(shopper.email),
    wishesOf(shopper.id),
    shareTokenOf(shopper.id),
    ticketsOf(shopper.id),
    noteOf(shopper.id),
    passkeysOf(shopper.id),
    pushDevicesOf(shopper.id),
    phoneProvedAt(shopper.id),
  ]);
  return {
    takenAt: new Date().toISOString(),
    account: presentUser(shopper),
    since: since.toISOString(),
    preferences,
    groups,
    sessions,
    passkeys,
    notifiedDevices,
    phoneConfirmedAt: provedAt?.toISOString() ?? null,
    addresses: addresses.map(presentAddress),
    cart,
    orders: orders.map(presentOwnOrder),
    cashOnDelivery,
    reviews,
    reviewPhotos,
    helpfulVotes,
    questions,
    waitingFor,
    wishlist: { wishes, isShared: shareToken !== null },
    tickets,
    staffNote,
  };
}

export const ownDataRoutes = {
  getOwnData: async ({ actor, scope }) => ({ data: await everythingAbout(actor, scope) }),
} satisfies Routes<typeof ownData>;
