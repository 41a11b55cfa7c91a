import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetCarts } from "../cart/forget-carts";

/** Every hour, as the shop's machine may be off at night: deletes carts that nobody came back to. */
export default async function forgetOldCarts(container: MedusaContainer): Promise<void> {
  await forgetCarts(container);
}

export const config = { name: "forget-carts", schedule: "27 * * * *" };
