import { z } from "zod";
import { Address } from "./addresses";
import { User } from "./auth";
import { Cart } from "./cart";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Timestamp } from "./fields";
import { Order } from "./orders";
import { Passkey } from "./passkeys";
import { Preferences } from "./preferences";
import { PushDevice } from "./push";
import { OwnQuestion } from "./questions";
import { OwnPhoto } from "./review-photos";
import { OwnVote, Review } from "./reviews";
import { OwnTicket } from "./tickets";
import { OwnWait } from "./when-back";
import { OwnWishlist } from "./wishlist";

/** Everything the shop stores about a shopper and shows them. */
export const OwnData = z.object({
  takenAt: Timestamp,
  account: User,
  preferences: Preferences,
  passkeys: z.array(Passkey),
  /** Devices that are told about their orders, without the keys. */
  notifiedDevices: z.array(PushDevice),
  /** When the account's phone was confirmed by a text message; null if it never was. */
  phoneConfirmedAt: Timestamp.nullable(),
  addresses: z.array(Address),
  cart: Cart,
  orders: z.array(Order),
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
