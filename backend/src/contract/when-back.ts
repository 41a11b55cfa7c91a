import { z } from "zod";
import { endpoints } from "./endpoint";
import { Meta, ok } from "./envelope";
import { ChosenSize, Email, Id, IdOrSlug, paging, reactAdminList, Size, Timestamp } from "./fields";

/** Something sold out that people wait for. */
export const WaitedFor = z.object({
  /** Product and size together. */
  _id: z.string(),
  productId: Id,
  title: z.string(),
  image: z.string(),
  /** Null: any size, or the product has none. */
  size: Size.nullable(),
  people: z.int(),
  /** When the first of them asked. */
  since: Timestamp,
});
export type WaitedFor = z.infer<typeof WaitedFor>;

/** What somebody waits for, as in their own data. */
export const OwnWait = z.object({
  productId: Id,
  size: Size.nullable(),
  /** The choices that will do; null if any will. */
  variantIds: z.array(Id).nullable(),
  askedAt: Timestamp,
});

export const whenBack = endpoints({
  /** One mail when it is back, and no other. Asking twice changes nothing. 409 `in_stock` if it can be bought now. */
  askWhenBack: {
    method: "POST",
    path: "/api/shop/when-back",
    access: "guest",
    summary: "Ask for one mail when a sold-out product, or a size or choice of it, is back in stock",
    body: z.object({
      productId: IdOrSlug,
      size: ChosenSize.optional(),
      /** One choice of a product that comes in more than sizes, such as a colour. */
      variantId: Id.optional(),
      /** Needed from guests; a shopper's mail goes to their account's address. */
      email: Email.optional(),
    }),
    response: ok({}),
  },

  /** The token is in the mail: whoever holds it reads that mailbox. */
  stopWhenBack: {
    method: "POST",
    path: "/api/shop/when-back/stop",
    access: "guest",
    summary: "Stop all mails about products that are back, for the address whose mail had this token",
    body: z.object({ token: z.string().min(1).max(600) }),
    response: ok({}),
  },

  adminGetWaitedFor: {
    method: "GET",
    path: "/api/admin/when-back",
    access: "admin",
    permission: "catalogue",
    summary: "List what shoppers wait for, most people first, without saying who",
    query: z.object({ ...paging, ...reactAdminList }),
    response: ok({ data: z.array(WaitedFor), meta: Meta }),
  },
});
