import { makers } from "../../makers";
import type { DemoProduct } from "../../types";

type FarmInput = Omit<DemoProduct, "category" | "condition" | "batteryHealth" | "sizes">;

type SeedInput = Omit<FarmInput, "hsn" | "gstRate" | "weightKg" | "lengthCm" | "breadthCm" | "heightCm"> &
  Partial<Pick<FarmInput, "weightKg">>;

/** Anything for field or garden; HSN and rate are given per article, because they differ widely. */
export function farmArticle(input: FarmInput): DemoProduct {
  return { category: "farming", ...input };
}

/** A packet of seeds for sowing: HSN 1209, free of GST. */
export function seedPacket(input: SeedInput): DemoProduct {
  return {
    category: "farming",
    hsn: "1209",
    gstRate: 0,
    maker: makers.seeds,
    weightKg: 0.04,
    lengthCm: 16,
    breadthCm: 11,
    heightCm: 1,
    ...input,
  };
}
