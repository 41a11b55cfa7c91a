import { MedusaService } from "@medusajs/framework/utils";
import { ProductDetail } from "./models/product-detail";

/** Keeps the shop's own facts of products. */
export class ProductDetailService extends MedusaService({ ProductDetail }) {}

/** One product's facts as this module stores them. */
export type ProductDetailRow = Awaited<ReturnType<ProductDetailService["retrieveProductDetail"]>>;
