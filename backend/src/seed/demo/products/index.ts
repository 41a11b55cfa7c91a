import type { DemoProduct } from "../types";
import { electronics } from "./electronics";

/** Every product of the demo shop, department by department. */
export const demoProducts: DemoProduct[] = [...electronics];
