import type { Handlers } from "../../api/door";
import { getFeaturedProducts } from "./featured";
import { getProducts } from "./get";
import { getProduct } from "./get-id";

export const productDoors = { getProducts, getFeaturedProducts, getProduct } satisfies Partial<Handlers>;
