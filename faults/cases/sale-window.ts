import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault";
import { expectSame } from "../shop/assertions";
import { newProduct, type Product } from "../shop/goods";
import { salePriceOf } from "../shop/shelf-price";
import { until } from "../shop/wait";
import type { Testbed } from "../testbed/testbed";

const salePrice = 400;
const awayMs = 2_500;

/** Creates a price list for one product, as a plugin would; returns its id. */
async function putOnSale(testbed: Testbed, { id }: Product, startsAt: "now" | "later"): Promise<string> {
  const list = `plist_fault${randomBytes(8).toString("hex")}`;
  await testbed.query(
    `insert into price_list (id, title, description, type, status, rules_count, starts_at)
     values ($1::text, $1::text, 'Of the fault table', 'sale', 'active', 0,
       case when $2::text = 'later' then now() + interval '1 day' end)`,
    [list, startsAt],
  );
  await testbed.query(
    `insert into price (id, price_set_id, currency_code, amount, raw_amount, rules_count, price_list_id)
     select 'price_' || $1::text, s.price_set_id, 'inr', $3::numeric, jsonb_build_object('value', $3::numeric::text, 'precision', 20), 0, $1::text
     from product_variant_price_set s join product_variant v on v.id = s.variant_id where v.product_id = $2::text`,
    [list, id, salePrice],
  );
  return list;
}

/** One sale ends and another begins while the shop is down. */
export const saleWindow: Fault = {
  name: "sale-window",
  unit: "sales that end and begin while the shop is down",
  full: 20,
  small: 1,
  shape: "one",
  run: async (testbed, amount) => {
    const [backend] = testbed.servers;
    if (!backend) throw new Error("There is no backend.");
    const violations: string[] = [];
    for (let round = 0; round < amount; round += 1) {
      const [ending, beginning] = [await newProduct(testbed, 10), await newProduct(testbed, 10)];
      const [over, toCome] = [
        await putOnSale(testbed, ending, "now"),
        await putOnSale(testbed, beginning, "later"),
      ];
      const first = await until(
        () => salePriceOf(testbed, ending),
        (price) => price === salePrice,
      );
      violations.push(...expectSame("a sale that has begun costs", first, salePrice));
      await testbed.query("update price_list set ends_at = now() + interval '2 seconds' where id = $1", [
        over,
      ]);
      await testbed.query("update price_list set starts_at = now() + interval '2 seconds' where id = $1", [
        toCome,
      ]);
      // Every second time with a kill −9, usually before the change of the windows was noticed.
      await (round % 2 === 0 ? backend.kill() : backend.stop());
      await pause(awayMs);
      await backend.start();
      violations.push(
        ...expectSame("a sale that ended meanwhile costs", await salePriceOf(testbed, ending), 0),
        ...expectSame("a sale that began meanwhile costs", await salePriceOf(testbed, beginning), salePrice),
      );
    }
    return { orders: 0, refused: 0, violations };
  },
};
