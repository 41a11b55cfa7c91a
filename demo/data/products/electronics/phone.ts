import type { PictureSpec, SpecOf, Wear } from "../../../pictures/vocabulary";
import { look } from "../../look";
import type { DemoProduct } from "../../types";

type PhoneInput = Omit<
  DemoProduct,
  "category" | "hsn" | "gstRate" | "weightKg" | "lengthCm" | "breadthCm" | "heightCm"
> &
  Partial<Pick<DemoProduct, "hsn" | "weightKg" | "lengthCm" | "breadthCm" | "heightCm">>;

/** A mobile phone in its padded parcel: HSN 8517 at 18 %, by default with the weight and sides of a usual phone box. */
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

/** The two pictures of an everyday phone in its own colour: front and back together, and the screen close up. */
export function phoneLook(
  cameras: SpecOf<"phone">["variant"],
  colour: SpecOf<"phone">["colour"],
  wear: Wear = "new",
): PictureSpec[] {
  return look("phone", cameras, colour, ["pair", "front"], wear);
}
