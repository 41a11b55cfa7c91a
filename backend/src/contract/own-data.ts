import { z } from "zod";
import { Address } from "./addresses";
import { User } from "./auth";
import { Cart } from "./cart";
import { OwnCash } from "./cash-limits";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Timestamp } from "./fields";
import { AdminOrder, Order } from "./orders";
import { Passkey } from "./passkeys";
import { Preferences } from "./preferences";
import { PushDevice } from "./push";
import { OwnQuestion } from "./questions";
import { OwnPhoto } from "./review-photos";
import { OwnVote, Review } from "./reviews";
import { OwnDevice } from "./sessions";
import { OwnTicket } from "./tickets";
import { OwnWait } from "./when-back";
import { OwnWishlist } from "./wishlist";

/** An order with what is kept of its buyer, as they were called then. */
export const OwnOrder = Order.extend({
  customer: AdminOrder.shape.customer,
  /** Of an order that is picked up: their own address, where the invoice needs it. */
  buyerAddress: z.string().nullable(),
});

/** Everything the shop stores about a shopper and shows them. */
export const OwnData = z.object({
  takenAt: Timestamp,
  account: User,
  /** When the account was made. */
  since: Timestamp,
  preferences: Preferences,
  /** The customer groups that the shop put them in: prices and coupons may depend on them. */
  groups: z.array(z.string()),
  /** Where they are signed in, as the account's page shows it. */
  sessions: z.array(OwnDevice),
  passkeys: z.array(Passkey),
  /** Devices that are told about their orders, without the keys. */
  notifiedDevices: z.array(PushDevice),
  /** When the account's phone was confirmed by a text message; null if it never was. */
  phoneConfirmedAt: Timestamp.nullable(),
  addresses: z.array(Address),
  cart: Cart,
  orders: z.array(OwnOrder),
  cashOnDelivery: OwnCash,
  reviews: z.array(Review),
  /** Photos of their reviews, those that are not shown too. */
  reviewPhotos: z.array(OwnPhoto),
  /** Reviews by others that they found helpful. */
  helpfulVotes: z.array(OwnVote),
  /** What they asked about products. */
  questions: z.array(OwnQuestion),
  /** Sold-out products that they asked to hear about. */
  waitingFor: z.array(OwnWait),
  wishlist: OwnWishlist,
  /** What they wrote to the shop while signed in. */
  tickets: z.array(OwnTicket),
  /** What the staff wrote down about them. */
  staffNote: z.string().nullable(),
});

export const ownData = endpoints({
  /** The right of access under the Digital Personal Data Protection Act, 2023. Not paginated: it is one document. */
  getOwnData: {
    method: "GET",
    path: "/api/auth/own-data",
    access: "shopper",
    list: "account",
    summary: "Everything the shop keeps about the caller: account, addresses, cart, orders and reviews",
    response: ok({ data: OwnData }),
  },
});
