import type { TranslatedProducts } from "../../types";
import { handToolsInOtherWords } from "./hand-tools";
import { machinesInOtherWords } from "./machines";
import { pumpsAndWaterInOtherWords } from "./pumps-and-water";
import { seedsInOtherWords } from "./seeds";
import { soilAndGardenInOtherWords } from "./soil-and-garden";

/** The farming department in Hindi and Marathi, by slug. */
export const farmingInOtherWords: TranslatedProducts = {
  ...handToolsInOtherWords,
  ...machinesInOtherWords,
  ...pumpsAndWaterInOtherWords,
  ...seedsInOtherWords,
  ...soilAndGardenInOtherWords,
};
