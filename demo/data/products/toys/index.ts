import type { DemoProduct } from "../../types";
import { cars } from "./cars";
import { lego } from "./lego";
import { mahalaxmiToys } from "./mahalaxmi";
import { nerf } from "./nerf";

/** The toy department. */
export const toys: DemoProduct[] = [...cars, ...mahalaxmiToys, ...lego, ...nerf];
