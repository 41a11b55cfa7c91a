import type { TranslatedProducts } from "../types";
import { electronicsInOtherWords } from "./electronics";
import { farmingInOtherWords } from "./farming";
import { fashionInOtherWords } from "./fashion";
import { toysInOtherWords } from "./toys";

/** Titles and descriptions in Hindi and Marathi, by slug of the product. */
export const translatedProducts: TranslatedProducts = {
  ...electronicsInOtherWords,
  ...fashionInOtherWords,
  ...toysInOtherWords,
  ...farmingInOtherWords,
};
