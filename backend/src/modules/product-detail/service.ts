import { MedusaService } from "@medusajs/framework/utils";
import { ProductDetail } from "./models/product-detail";

/** Stores the shop's own fields of products. */
export class ProductDetailService extends MedusaService({ ProductDetail }) {}

/** One product's fields as this module stores them. */
export type ProductDetailRow = Awaited<ReturnType<ProductDetailService["retrieveProductDetail"]>>;
