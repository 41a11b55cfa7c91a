import { defaultSizes } from "../../backend/src/contract/constants";
import type { SizeGuide } from "../../backend/src/contract/size-guides";
import type { MeasuredThing, SizeMeasure } from "../../backend/src/contract/size-measures";
import type { DemoSize } from "./types";

/** Centimetres of a size: of the first one, what each size adds, and how much a size covers. */
type Ladder = readonly [first: number, step: number, width?: number];

/** Adds up without the dust of floating point. */
const millimetres = (cm: number) => Math.round(cm * 10);

/** A guide for sizes that grow evenly, as patterns are graded. */
function graded(
  _id: string,
  of: MeasuredThing,
  ladders: Partial<Record<SizeMeasure, Ladder>>,
  sizes: readonly DemoSize[] = defaultSizes,
): SizeGuide {
  return {
    _id,
    of,
    measures: Object.keys(ladders) as SizeMeasure[],
    rows: sizes.map((size, at) => ({
      size,
      cells: Object.values(ladders).map(([first, step, width = 0]) => {
        const from = millimetres(first + at * step);
        return { from, to: from + millimetres(width) };
      }),
    })),
  };
}

/** XS is a UK 5, each further size one more, as the shoes' specifications say. */
const feet: Ladder = [23.4, 0.85, 0.8];
const footSizes: readonly DemoSize[] = ["XS", "S", "M", "L", "XL", "XXL", "3XL"];

/** Guides for fashion as a whole and for those of its kinds that are cut differently, by the ids of `kinds/`. */
export const demoSizeGuides: readonly SizeGuide[] = [
  graded("fashion", "body", { chest: [81, 6, 5], waist: [68, 6, 5], hip: [84, 6, 5] }),
  graded("t-shirts", "body", { chest: [81, 6, 5], waist: [68, 6, 5] }),
  graded("shirts", "garment", {
    chest: [96, 6],
    shoulder: [42, 1.5],
    sleeve: [60, 1],
    neck: [36, 1.5],
    length: [70, 1.5],
  }),
  graded("polos", "garment", { chest: [92, 6], shoulder: [41, 1.5], sleeve: [19, 0.8], length: [66, 1.5] }),
  graded("kurtas", "garment", { chest: [98, 6], shoulder: [42, 1.5], sleeve: [59, 1], length: [94, 1.5] }),
  graded("hoodies", "garment", { chest: [100, 6], sleeve: [60, 1], length: [64, 2] }),
  graded("jeans", "body", { waist: [68, 6, 5], hip: [84, 6, 5], inseam: [76, 0.8] }),
  graded("track-pants", "body", { waist: [68, 6, 5], hip: [84, 6, 5], inseam: [74, 0.8] }),
  graded("shorts", "body", { waist: [68, 6, 5], hip: [84, 6, 5] }),
  graded("shoes", "body", { foot: feet }, footSizes),
  graded("slides", "body", { foot: feet }, footSizes),
];
