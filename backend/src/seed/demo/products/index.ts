import type { DemoProduct } from "../types";
import { electronics } from "./electronics";
import { fashion } from "./fashion";

/** Every product of the demo shop, department by department. */
export const demoProducts: DemoProduct[] = [...electronics, ...fashion];
