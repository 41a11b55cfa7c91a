import type { MedusaContainer } from "@medusajs/framework/types";
import { lapseUnconfirmed } from "../order-lifecycle/confirmation/lapse";

/** Every five minutes: goods that nobody confirmed are for others again. What is due says the database's clock. */
export default async function lapseOften(container: MedusaContainer): Promise<void> {
  await lapseUnconfirmed(container);
}

export const config = { name: "lapse-unconfirmed", schedule: "*/5 * * * *" };
