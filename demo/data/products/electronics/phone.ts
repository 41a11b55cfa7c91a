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

/** The views in which one sees the screen of a phone. */
const facing = new Set<PictureSpec["view"]>(["pair", "front"] satisfies SpecOf<"phone">["view"][]);

/**
 * The same pictures of a phone whose front has no hole in the screen. Pictures from behind stay as they are, so that
 * all phones of one back share them.
 */
export function withFront(front: SpecOf<"phone">["front"], pictures: PictureSpec[]): PictureSpec[] {
  return pictures.map((spec) => (spec.kind === "phone" && facing.has(spec.view) ? { ...spec, front } : spec));
}

/** The two pictures of an everyday phone in its own colour: front and back together, and the screen close up. */
export function phoneLook(
  cameras: SpecOf<"phone">["variant"],
  colour: SpecOf<"phone">["colour"],
  wear: Wear = "new",
): PictureSpec[] {
  return look("phone", cameras, colour, ["pair", "front"], wear);
}
