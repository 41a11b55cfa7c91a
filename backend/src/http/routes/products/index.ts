import type { Handlers } from "../../pipeline/door";
import { featureProduct } from "./feature";
import { getFeaturedProducts } from "./featured";
import { getProducts } from "./get";
import { getProduct } from "./get-id";

export const productDoors = {
  getProducts,
  getFeaturedProducts,
  getProduct,
  featureProduct,
} satisfies Partial<Handlers>;
