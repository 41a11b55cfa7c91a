import type { DemoProduct } from "../types";
import { electronics } from "./electronics";
import { farming } from "./farming";
import { fashion } from "./fashion";
import { toys } from "./toys";

/** Every product of the demo shop, department by department. */
export const demoProducts: DemoProduct[] = [...electronics, ...fashion, ...toys, ...farming];
