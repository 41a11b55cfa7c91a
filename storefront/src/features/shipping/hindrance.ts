import { isTooLarge, parcelWeight } from "@contract/parcel";
import type { ShopTerms } from "@contract/shipping";
import type { Promised } from "./queries";

type Measured = { weight: number; length: number; breadth: number; height: number };

/** tooLarge: no courier takes it anywhere · unserved: none goes to this pincode · unpayable: neither cash nor online. */
export type Hindrance = "tooLarge" | "unserved" | "unpayable";

/** Why a product cannot be ordered here, as placing the order would say; undefined if it can. */
export function hindranceOf(
  product: Measured,
  terms: ShopTerms | undefined,
  promised: Promised | undefined,
): Hindrance | undefined {
  if (promised?.refusal && !promised.vehicle)
    return promised.refusal.code === "unserved" ? "unserved" : "tooLarge";
  if (promised?.offer && !promised.offer.codAvailable && !promised.offer.onlineAvailable) return "unpayable";
  return !promised && terms && isTooLargeAlone(product, terms) ? "tooLarge" : undefined;
}

/** Why it cannot be bought at all: what no courier brings can be picked up, if the shop offers it. */
export const buyHindranceOf = (
  hindrance: Hindrance | undefined,
  terms: ShopTerms | undefined,
): Hindrance | undefined => (terms?.pickup && hindrance !== "unpayable" ? undefined : hindrance);

/** Before a pincode is known: by the server's own rule, with its own figures. */
function isTooLargeAlone(product: Measured, { largest, volumetricDivisor }: ShopTerms): boolean {
  const { weight: weightKg, length: lengthCm, breadth: breadthCm, height: heightCm } = product;
  const lines = [{ quantity: 1, weightKg, lengthCm, breadthCm, heightCm }];
  return isTooLarge(lines, parcelWeight(lines, volumetricDivisor).chargeableKg, largest);
}
