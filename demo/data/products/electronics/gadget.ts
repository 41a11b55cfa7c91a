import type { DemoProduct } from "../../types";

type GadgetInput = Omit<DemoProduct, "category" | "gstRate">;

/** Any electronics article that is not a phone: every one we stock is taxed at 18 %. */
export function gadget(input: GadgetInput): DemoProduct {
  return { category: "electronics", gstRate: 18, ...input };
}
