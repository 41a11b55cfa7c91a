import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelUncollected, remindToCollect } from "../order-lifecycle/pickup/uncollected";

/** Every ten minutes, looks after the shelf behind the counter: reminds, and puts back what nobody came for. */
export default async function keepPickups(container: MedusaContainer): Promise<void> {
  await cancelUncollected(container);
  await remindToCollect();
}

export const config = { name: "keep-pickups", schedule: "*/10 * * * *" };
