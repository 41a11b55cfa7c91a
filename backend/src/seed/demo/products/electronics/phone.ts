import type { DemoProduct } from "../../types";

type PhoneInput = Omit<
  DemoProduct,
  "category" | "hsn" | "gstRate" | "weightKg" | "lengthCm" | "breadthCm" | "heightCm"
> &
  Partial<Pick<DemoProduct, "hsn" | "weightKg" | "lengthCm" | "breadthCm" | "heightCm">>;

/** A mobile phone in its padded parcel: HSN 8517 at 18 %, weight and sides of a usual phone box unless said. */
export function phone(input: PhoneInput): DemoProduct {
  return {
    category: "electronics",
    hsn: "8517",
    gstRate: 18,
    weightKg: 0.45,
    lengthCm: 18,
    breadthCm: 10,
    heightCm: 6,
    ...input,
  };
}
