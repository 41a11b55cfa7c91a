import type { DemoProduct } from "../../types";

type ToyInput = Omit<DemoProduct, "category" | "hsn" | "gstRate" | "condition" | "batteryHealth" | "sizes"> &
  Partial<Pick<DemoProduct, "hsn">>;

/** A toy or game that moves by hand: HSN 9503 (board games 9504, sports goods 9506) at 5 %. */
export function toy(input: ToyInput): DemoProduct {
  return { category: "toys", hsn: "9503", gstRate: 5, ...input };
}

/** A toy with a motor, lamp or loudspeaker: 9503 at 18 %. */
export function electronicToy(input: ToyInput): DemoProduct {
  return { category: "toys", hsn: "9503", gstRate: 18, ...input };
}
