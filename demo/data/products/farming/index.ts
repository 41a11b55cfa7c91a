import type { DemoProduct } from "../../types";
import { handTools } from "./hand-tools";
import { machines } from "./machines";
import { pumpsAndWater } from "./pumps-and-water";
import { seeds } from "./seeds";
import { soilAndGarden } from "./soil-and-garden";

/** The farming department, from seeds to machines. */
export const farming: DemoProduct[] = [
  ...seeds,
  ...soilAndGarden,
  ...handTools,
  ...pumpsAndWater,
  ...machines,
];
