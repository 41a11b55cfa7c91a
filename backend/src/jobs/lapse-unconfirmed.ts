import type { MedusaContainer } from "@medusajs/framework/types";
import { lapseUnconfirmed } from "../order-lifecycle/confirmation/lapse";

/** Every five minutes, releases the items of unconfirmed orders. The database's clock decides which are due. */
export default async function lapseOften(container: MedusaContainer): Promise<void> {
  await lapseUnconfirmed(container);
}

export const config = { name: "lapse-unconfirmed", schedule: "*/5 * * * *" };
