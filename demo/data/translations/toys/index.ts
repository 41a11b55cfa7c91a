import type { TranslatedProducts } from "../../types";
import { carsInOtherWords } from "./cars";
import { legoInOtherWords } from "./lego";
import { mahalaxmiInOtherWords } from "./mahalaxmi";
import { nerfInOtherWords } from "./nerf";

/** The toys department in Hindi and Marathi, by slug. */
export const toysInOtherWords: TranslatedProducts = {
  ...carsInOtherWords,
  ...legoInOtherWords,
  ...mahalaxmiInOtherWords,
  ...nerfInOtherWords,
};
