import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const words = (text: string) => text.split(/\s+/);

/**
 * The folders whose SQL names tables of the engine, and which tables. Other folders use these, or the engine's
 * modules, so that for an upgrade of the engine only this list must be checked. A new entry needs a reason as good as
 * those above it.
 */
const mayName: Record<string, readonly string[]> = {
  // The signed-in user is looked up on every request; deleting an account must remove everything in one transaction.
  accounts: words(`auth_identity provider_identity user customer customer_address customer_group
    customer_group_customer cart notification`),
  // A cart is read and changed in one statement, while the engine's workflow takes a dozen. Old ones are deleted with what
  // belongs to them under the locks that ordering takes; the engine's own deletion takes none and leaves addresses and links.
  cart: words(`cart cart_line_item cart_shipping_method cart_address cart_promotion credit_line cart_payment_collection
    order_cart payment_collection payment_session payment`),
  // The read model is built from the engine's products by one statement per batch; files name products by their SKUs,
  // hundreds at a time.
  catalog:
    words(`inventory_item product product_tags product_tag product_collection product_type product_category product_category_product image inventory_level product_variant product_variant_product_image
    product_variant_inventory_item product_variant_option product_option product_option_value
    product_variant_price_set price price_list product_sales_channel store`),
  // Rows that the engine's modules would write one by one, in the transaction that places the order.
  checkout: words(
    `cart order order_cart order_summary order_payment_collection payment_collection payment_session payment`,
  ),
  // The audit compares the shop's records with the engine's, so it reads both.
  integrity:
    words(`order order_cart order_fulfillment order_item order_line_item order_payment_collection order_summary
    order_transaction order_shipping order_shipping_method shipping_option return return_item fulfillment payment capture refund cart customer
    inventory_level reservation_item promotion order_promotion product product_category product_category_product
    product_variant product_variant_inventory_item product_variant_price_set price price_list
    product_sales_channel store`),
  // Stock is counted and reserved per row, under its lock.
  inventory: words(`inventory_level reservation_item order_item product product_variant
    product_variant_inventory_item product_variant_option product_option product_option_value
    product_variant_price_set price`),
  // The recipient's language and phone numbers; sent messages, in the engine's own list, until they are forgotten.
  notifications: words(`customer notification`),
  // Money and returns are written within the transition of their order.
  "order-lifecycle":
    words(`order order_cart order_fulfillment order_payment_collection order_transaction fulfillment fulfillment_item
    order_change order_change_action return return_item inventory_level cart cart_line_item payment_collection payment_session
    payment capture refund`),
  // When a product was last sold: the engine has an index on its lines' products, the shop's orders keep theirs as JSON.
  orders: words(`order_line_item`),
  // A cart with all that rules can ask about is read in one statement; usage is locked row by row.
  promotions:
    words(`promotion promotion_campaign promotion_campaign_budget promotion_campaign_budget_usage cart cart_promotion
    cart_line_item cart_line_item_adjustment order_promotion product product_category product_category_product product_tags
    customer customer_group customer_group_customer region`),
  // The engine asks a tax provider by the ids of lines only; their goods, discounts and days are read here.
  providers:
    words(`cart_line_item cart_line_item_adjustment cart_shipping_method order order_item order_line_item
    order_line_item_adjustment order_shipping`),
};

const sources = join(import.meta.dirname, "../src");
/** The shop's own tables; those of its modules are only created by the engine. */
const own =
  /^(shop|catalog)_|^(audit_log|gst_rate|lexicon_edit|product_import_turn|stock_change|stock_movement)$/;
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

/** The pieces of text in a source file: strings and the text between the values of templates, no comments. */
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

/** SQL keywords that are followed by a table. */
const beforeTable = /\b(?:from|join|into|update|using|table|on)\s+(?:only\s+)?"?([a-z_]+)"?/g;

/** The engine's tables in the SQL of each folder, and one file that uses each. */
async function namedByRoom(): Promise<Map<string, Map<string, string>>> {
  const tables = await engineTables();
  const rooms = new Map<string, Map<string, string>>();
  for (const file of readdirSync(sources, { recursive: true, encoding: "utf8" })) {
    // Schema steps put triggers and indexes on the engine's tables, and never change afterwards.
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
