import type { MedusaContainer } from "@medusajs/framework/types";
import { project } from "../catalog/project";
import { productsOf } from "../catalog/touched-products";
import { query } from "../db/pool";

/** A price list that begins or ends raises no event: once a minute those that just did are shown. */
export default async function turnSaleWindows(_container: MedusaContainer): Promise<void> {
  const lists = await query<{ id: string }>({
    name: "turned-price-lists",
    text: `select id from price_list where deleted_at is null and (
      starts_at between now() - interval '3 minutes' and now() or ends_at between now() - interval '3 minutes' and now())`,
  });
  if (lists.length > 0)
    await project(
      await productsOf(
        "priceList",
        lists.map(({ id }) => id),
      ),
    );
}

export const config = { name: "turn-sale-windows", schedule: "* * * * *" };
