import type { MedusaContainer } from "@medusajs/framework/types";
import { query } from "../db/pool";

/** Counted tries whose time is over count no more: once an hour they go. */
export default async function forgetOldTries(_container: MedusaContainer): Promise<void> {
  await query({ text: "delete from shop_try where expire < $1", values: [Date.now()] });
}

export const config = { name: "forget-old-tries", schedule: "17 * * * *" };
