import { randomUUID } from "node:crypto";
import type { Fault, Shape } from "../fault";
import { expectSame, misanswered } from "../shop/assertions";
import { emptyCart, fill, orderSurely, type Placed } from "../shop/checkout";
import { newProduct, type Product } from "../shop/goods";
import { someShoppers } from "../shop/shoppers";
import { redisMissing } from "../testbed/redis";
import type { Testbed } from "../testbed/testbed";

const people = 50;
const pincodes = ["411038", "560001"];

/** Two more stock locations of the sales channel, beside the shop's own. Returns their ids. */
async function moreLocations(testbed: Testbed): Promise<string[]> {
  return Promise.all(
    pincodes.map(async (pincode) => {
      const id = `sloc_${randomUUID()}`;
      await testbed.query(
        `with address as (
           insert into stock_location_address (id, address_1, country_code, postal_code)
           values ($1 || '-address', '1 Main Road', 'in', $2) returning id
         ), place as (
           insert into stock_location (id, name, address_id) select $1, 'Store ' || $2, id from address
         )
         insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id)
         select $1 || '-link', default_sales_channel_id, $1 from store`,
        [id, pincode],
      );
      return id;
    }),
  );
}

async function stockAt(testbed: Testbed, { id }: Product, locationId: string, quantity: number) {
  await testbed.query(
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
       raw_reserved_quantity, raw_incoming_quantity)
     select 'ilev_' || gen_random_uuid(), inventory_item_id, $2, $3::integer,
       jsonb_build_object('value', $3::integer::text, 'precision', 20), zero, zero
     from catalog_variant, jsonb_build_object('value', '0', 'precision', 20) as zero where product_id = $1`,
    [id, locationId, quantity],
  );
}

/** What is left unreserved anywhere, and what is reserved beyond the stock of a location. */
const leftOver = (testbed: Testbed, { id }: Product) =>
  testbed.query<{ free: number; oversold: number }>(
    `select sum(greatest(0, stocked_quantity - reserved_quantity))::integer as free,
       sum(greatest(0, reserved_quantity - stocked_quantity))::integer as oversold
     from inventory_level join catalog_variant using (inventory_item_id) where product_id = $1 and deleted_at is null`,
    [id],
  );

/**
 * Fifty people order one or two of the last items at the same moment, which lie at three locations. As long as there is
 * one left anywhere, nobody who wants one is refused; and none is sold twice.
 */
const lastUnitLocations = (shape: Shape): Fault => ({
  name: shape === "one" ? "last-unit-locations" : "last-unit-locations-two-servers",
  unit: `rounds of ${people} shoppers`,
  full: 100,
  small: 1,
  shape,
  unable: shape === "many" ? redisMissing : undefined,
  run: async (testbed, amount) => {
    const shoppers = await someShoppers(testbed, people);
    const locations = await moreLocations(testbed);
    const answers: Placed[] = [];
    const violations: string[] = [];
    let orders = 0;
    for (let round = 0; round < amount; round += 1) {
      const product = await newProduct(testbed, round % 3);
      for (const [at, location] of locations.entries())
        await stockAt(testbed, product, location, 1 + ((round + at) % 4));
      const units = (round % 3) + locations.reduce((sum, _, at) => sum + 1 + ((round + at) % 4), 0);
      const wants = (at: number) => (at % 5 === 0 && units > 1 ? 2 : 1);
      await Promise.all(shoppers.map((shopper, at) => fill(testbed.urlFor(at), shopper, product, wants(at))));
      const all = await Promise.all(shoppers.map((shopper, at) => orderSurely(testbed.urlFor(at), shopper)));
      const sold = all.reduce((sum, { status }, at) => sum + (status === 201 ? wants(at) : 0), 0);
      const [left] = await leftOver(testbed, product);
      violations.push(
        ...expectSame(`round ${round}: left over`, left, { free: 0, oversold: 0 }),
        ...expectSame(`round ${round}: sold`, sold, units),
        ...misanswered(all),
      );
      for (const { status, body } of all)
        if (![201, 409].includes(status)) violations.push(`an order was answered ${status} ${body.code}`);
      answers.push(...all);
      orders += all.filter(({ status }) => status === 201).length;
      await Promise.all(shoppers.map((shopper, at) => emptyCart(testbed.urlFor(at), shopper)));
    }
    await testbed.query(
      "update sales_channel_stock_location set deleted_at = now() where stock_location_id = any ($1)",
      [locations],
    );
    return { orders, refused: answers.length - orders, violations };
  },
});

export const lastUnitLocationsCases: Fault[] = [lastUnitLocations("one"), lastUnitLocations("many")];
