import type { MedusaContainer } from "@medusajs/framework/types";
import type { Shopper } from "../../accounts/actor";
import { listAddresses } from "../../accounts/addresses/own-address";
import { presentAddress } from "../../accounts/addresses/present-address";
import { noteOf } from "../../accounts/customers/note";
import { passkeysOf } from "../../accounts/passkeys/own-passkeys";
import { presentUser } from "../../accounts/person";
import { readPreferences } from "../../accounts/preferences";
import { pushDevicesOf } from "../../accounts/push/devices";
import { questionsOf } from "../../accounts/questions/read";
import { photosOf } from "../../accounts/review-photos/read";
import { votesOf } from "../../accounts/review-votes";
import { phoneProvedAt } from "../../accounts/sign-in-code/proved-phone";
import { ticketsOf } from "../../accounts/tickets/read";
import { shareTokenOf } from "../../accounts/wishlist/share";
import { wishesOf } from "../../accounts/wishlist/wishes";
import { readCart } from "../../cart/read-cart";
import { reviewsOf } from "../../catalog/reviews/read-reviews";
import { waitsOf } from "../../catalog/when-back/waiting";
import type { ownData } from "../../contract/own-data";
import { presentOrder } from "../../orders/present-order";
import { everyOrderOf } from "../../orders/read-orders";
import type { Routes } from "../pipeline/route";

/** Everything the shop keeps about a shopper, for themselves and for the staff whom they ask for it. */
export async function everythingAbout(shopper: Shopper, scope: MedusaContainer) {
  const [
    preferences,
    addresses,
    cart,
    orders,
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
    readPreferences(shopper.id),
    listAddresses(scope, shopper.id),
    readCart(scope, shopper.id, "en"),
    everyOrderOf(shopper.id),
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
    preferences,
    passkeys,
    notifiedDevices,
    phoneConfirmedAt: provedAt?.toISOString() ?? null,
    addresses: addresses.map(presentAddress),
    cart,
    orders: orders.map(presentOrder),
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
