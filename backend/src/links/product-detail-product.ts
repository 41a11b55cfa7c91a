import { defineLink } from "@medusajs/framework/utils";
import ProductModule from "@medusajs/medusa/product";
import ProductDetailModule from "../modules/product-detail";

/** Lets `query.graph` walk from a product's detail to the product; the row itself names it, so no link row can go astray. */
export default defineLink(
  { linkable: ProductDetailModule.linkable.productDetail, field: "product_id" },
  ProductModule.linkable.product,
  { readOnly: true },
);
