import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Language, Timestamp } from "./fields";
import { NotSold, Product } from "./products";

const ProductPreview = z.object({
  /** As `getProduct` shows it to everybody, or will. */
  product: Product,
  notSold: NotSold,
  /** From then on the link shows nothing. */
  until: Timestamp,
});
export type ProductPreview = z.infer<typeof ProductPreview>;

export const productPreview = endpoints({
  /** Whoever has the link sees the product, signed in or not; nobody can buy by it. */
  adminPreviewProduct: {
    method: "POST",
    path: "/api/admin/products/:id/preview",
    access: "admin",
    permission: "catalogue",
    summary: "Make a link that shows one product, a draft too, as shoppers see it, for half an hour",
    params: z.object({ id: Id }),
    /** `path` is a page of the shop. */
    response: ok({ data: z.object({ path: z.string(), until: Timestamp }) }),
  },

  /** 404 if the link is over, altered or for something else, or the product is deleted. */
  getProductPreview: {
    method: "GET",
    path: "/api/shop/preview/:token",
    access: "guest",
    summary: "The product of a preview link, and why it is not on sale",
    params: z.object({ token: z.string().min(1).max(600) }),
    query: z.object({ lang: Language.optional() }),
    response: ok({ data: ProductPreview }),
  },
});
