import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepCatalogue } from "../catalog/refresh/follow";

/** While India sleeps, every product that the shop shows is held against the engine. */
export default async function sweepEveryNight(_container: MedusaContainer): Promise<void> {
  await sweepCatalogue();
}

/** The clock of a server is commonly that of Greenwich: half past three in India. */
export const config = { name: "sweep-catalogue", schedule: "0 22 * * *" };
