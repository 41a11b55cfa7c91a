import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const words = (text: string) => text.split(/\s+/);

/**
 * The rooms whose SQL names tables of the engine, and which ones. Other rooms ask these, or the engine's modules: an
 * upgrade of the engine is then looked for here. A new entry needs a reason as good as those above it.
 */
const mayName: Record<string, readonly string[]> = {
  // Who signs in is found at every request; a deleted account must leave nothing behind in one transaction.
  accounts: words(`auth_identity provider_identity user customer customer_address customer_group_customer
    cart notification`),
  // A cart is read and changed in one statement, where the engine's workflow takes a dozen.
  cart: words(`cart cart_line_item`),
  // The read model is made of the engine's products by one statement a batch.
  catalog: words(`product product_category product_category_product image inventory_level product_variant
    product_variant_inventory_item product_variant_option product_option product_option_value
    product_variant_price_set price price_list`),
  // Rows that the engine's modules would write one by one, in the transaction that places the order.
  checkout: words(
    `cart order order_cart order_payment_collection payment_collection payment_session payment`,
  ),
  // The audit compares the shop's records with the engine's, so it reads both.
  integrity: words(`order order_cart order_fulfillment order_line_item order_payment_collection order_summary
    order_transaction return return_item fulfillment payment capture refund cart customer
    inventory_level reservation_item product product_category product_category_product
    product_variant product_variant_inventory_item product_variant_price_set price price_list`),
  // Stock is counted and held by the row, under its lock.
  inventory: words(`inventory_level reservation_item order_item product product_variant
    product_variant_inventory_item product_variant_option product_option product_option_value
    product_variant_price_set price`),
  // The engine keeps for ever whom it wrote to; the shop deletes it after a while.
  jobs: words(`notification`),
  // The language and the numbers of whom a message goes to; what was sent, in the engine's own list.
  notifications: words(`customer notification`),
  // Money and returns are written within the transition of the order that they belong to.
  "order-lifecycle":
    words(`order order_cart order_fulfillment order_payment_collection order_transaction fulfillment
    return return_item inventory_level cart cart_line_item payment_collection payment_session
    payment capture refund`),
  // How many shoppers there are, for the panel's figures.
  orders: words(`customer`),
  // The engine's records of a payment are opened and closed together with the shop's attempt.
  payments: words(`order_payment_collection payment_collection payment_session`),
  // Files name products by their SKUs, hundreds at a time.
  "product-files": words(`product_variant inventory_item`),
  // What stands before an edit, for its compensation.
  workflows: words(`product product_category_product image product_variant_price_set price`),
};

const sources = join(import.meta.dirname, "../src");
/** Tables of the shop's own; those of its modules are the engine's by their making only. */
const own = /^(shop|catalog)_|^(audit_log|lexicon_edit|product_import_turn|stock_change|stock_movement)$/;
const ofOwnModules = ["product_detail", "review", "slide", "feature_image"];

let client: Client;

beforeAll(async () => {
  const address = new URL(inject("serverUrl"));
  address.pathname = `/${inject("template")}`;
  client = new Client({ connectionString: address.href });
  await client.connect();
});
afterAll(() => client?.end());

async function engineTables(): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const names = rows.map(({ name }) => name);
  return new Set(names.filter((name) => !own.test(name) && !ofOwnModules.includes(name)));
}

/** The pieces of text in a source file: strings and what stands between the values of templates, no comments. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Words of SQL that a table follows. */
const beforeTable = /\b(?:from|join|into|update|using|table|on)\s+(?:only\s+)?"?([a-z_]+)"?/g;

/** The engine's tables that the SQL of each room names, and one file that does. */
async function namedByRoom(): Promise<Map<string, Map<string, string>>> {
  const tables = await engineTables();
  const rooms = new Map<string, Map<string, string>>();
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" })) {
    // Steps of the schema put triggers and indexes on the engine's tables, and never change afterwards.
    if (!file.endsWith(".ts") || file.endsWith(".test.ts") || file.startsWith("platform/schema/")) continue;
    for (const text of textsIn(join(sources, file)))
      for (const [, name = ""] of text.matchAll(beforeTable)) {
        if (!tables.has(name)) continue;
        const room = file.split("/")[0] ?? "";
        rooms.set(room, (rooms.get(room) ?? new Map()).set(name, file));
      }
  }
  return rooms;
}

describe("the engine's tables", () => {
  it("are named in the SQL of the listed rooms only, and there only those that are listed", async () => {
    const rooms = await namedByRoom();
    const others = [...rooms].flatMap(([room, named]) =>
      [...named]
        .filter(([table]) => !mayName[room]?.includes(table))
        .map(([table, file]) => `${file} names ${table}`),
    );
    expect(others).toEqual([]);
  });

  it("that are listed for a room are still named there", async () => {
    const rooms = await namedByRoom();
    const gone = Object.entries(mayName).flatMap(([room, tables]) =>
      tables.filter((table) => !rooms.get(room)?.has(table)).map((table) => `${room}: ${table}`),
    );
    expect(gone).toEqual([]);
  });
});
