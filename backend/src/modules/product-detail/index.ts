import { Module } from "@medusajs/framework/utils";
import { ProductDetailService } from "./service";

export const PRODUCT_DETAIL = "productDetail";

export default Module(PRODUCT_DETAIL, { service: ProductDetailService });
