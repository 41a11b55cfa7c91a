import type { MedusaContainer } from "@medusajs/framework/types";
import { findByEmail } from "../find-by-email";
import { findShopperBy } from "../person";
import { taken } from "../taken";
import type { ContactChange } from "./code";

/** Throws 409 naming the field if another account, a shopper's or a staff member's, already signs in with this value. */
export async function refuseTakenContact(
  scope: MedusaContainer,
  personId: string,
  { field, value }: ContactChange,
): Promise<void> {
  const holder = field === "email" ? await findByEmail(scope, value) : await findShopperBy("phone", value);
  if (holder && holder.id !== personId) throw taken(field);
}
