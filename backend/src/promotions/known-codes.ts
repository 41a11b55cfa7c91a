import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { relations } from "./definitions";
import type { Known } from "./why-not";

type List = { listPromotions: (filters: object, config: object) => Promise<Known[]> };

/** The promotions with these codes, whatever their status. */
export async function knownCodes(scope: MedusaContainer, codes: readonly string[]): Promise<Known[]> {
  if (codes.length === 0) return [];
  const promotions = scope.resolve(Modules.PROMOTION) as unknown as List;
  return promotions.listPromotions({ code: [...codes] }, { relations, take: null });
}
