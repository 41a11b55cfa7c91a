import type { DemoProduct } from "../../types";
import { hoodiesAndTrousers } from "./hoodies-and-trousers";
import { kurtasAndSarees } from "./kurtas-and-sarees";
import { shirtsAndPolos } from "./shirts-and-polos";
import { shoesAndBags } from "./shoes-and-bags";
import { tshirts } from "./tshirts";

/** The fashion department, from head to feet. */
export const fashion: DemoProduct[] = [
  ...tshirts,
  ...shirtsAndPolos,
  ...kurtasAndSarees,
  ...hoodiesAndTrousers,
  ...shoesAndBags,
];
