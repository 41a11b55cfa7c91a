import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, IdOrSlug, Timestamp } from "./fields";
import { messages } from "./messages";

/** An address at which a product was, such as one that is a choice of another now (ADR-0091). */
export const FormerAddress = z.object({
  slug: z.string(),
  /** The choice that it leads to; null: the product as it opens. */
  variantId: Id.nullable(),
  enteredAt: Timestamp,
});
export type FormerAddress = z.infer<typeof FormerAddress>;

const ofProduct = z.object({ id: Id });

/** The last part of an address as people copy it: with the shop's name, a language and a question mark, or without. */
export const slugOfAddress = (address: string): string => {
  const [path = ""] = address.trim().split(/[?#]/);
  return path.replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
};

const Address = z
  .string()
  .max(500)
  .refine(
    (address) => /^[\p{L}\p{N}_%-]{1,200}$/u.test(slugOfAddress(address)),
    messages.addressOfProduct.key,
  );

/** Former addresses of products: they lead on to where the product is now. */
export const formerAddresses = endpoints({
  /** 404 if nothing was there, or it is no longer for sale. */
  getMovedProduct: {
    method: "GET",
    path: "/api/shop/products/moved/:id",
    access: "guest",
    list: "account",
    summary: "Where a product is now that was once at this address, and which choice of it",
    params: z.object({ id: IdOrSlug }),
    response: ok({ data: z.object({ slug: z.string(), variantId: Id.nullable() }) }),
  },

  adminGetFormerAddresses: {
    method: "GET",
    path: "/api/admin/products/:id/former-addresses",
    access: "admin",
    permission: "catalogue",
    summary: "The former addresses of a product, the latest first",
    params: ofProduct,
    response: ok({ data: z.array(FormerAddress) }),
  },

  /** Entered for another product before, it leads here from now on. 409 `address_in_use` if a product is for sale there. */
  adminAddFormerAddress: {
    method: "POST",
    path: "/api/admin/products/:id/former-addresses",
    access: "admin",
    permission: "catalogue",
    summary: "Enter a former address of a product, or the choice that one leads to",
    params: ofProduct,
    body: z.object({ address: Address, variantId: Id.nullish() }),
    response: ok({ data: z.array(FormerAddress) }),
  },

  adminDeleteFormerAddress: {
    method: "DELETE",
    path: "/api/admin/products/:id/former-addresses/:slug",
    access: "admin",
    permission: "catalogue",
    summary: "Let a former address lead nowhere",
    params: ofProduct.extend({ slug: z.string().max(200) }),
    response: ok({ data: z.array(FormerAddress) }),
  },
});
