import type { TranslatedProducts } from "../../types";
import { hoodiesAndTrousersInOtherWords } from "./hoodies-and-trousers";
import { kurtasAndSareesInOtherWords } from "./kurtas-and-sarees";
import { shirtsAndPolosInOtherWords } from "./shirts-and-polos";
import { shoesAndBagsInOtherWords } from "./shoes-and-bags";
import { tshirtsInOtherWords } from "./tshirts";

/** The fashion department in Hindi and Marathi, by slug. */
export const fashionInOtherWords: TranslatedProducts = {
  ...hoodiesAndTrousersInOtherWords,
  ...kurtasAndSareesInOtherWords,
  ...shirtsAndPolosInOtherWords,
  ...shoesAndBagsInOtherWords,
  ...tshirtsInOtherWords,
};
