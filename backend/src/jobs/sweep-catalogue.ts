import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepCatalogue } from "../catalog/refresh/follow";

/** Every night in India, compares every product that the shop shows with the engine. */
export default async function sweepEveryNight(_container: MedusaContainer): Promise<void> {
  await sweepCatalogue();
}

/** Servers usually run on UTC: this is half past three in India. */
export const config = { name: "sweep-catalogue", schedule: "0 22 * * *" };
