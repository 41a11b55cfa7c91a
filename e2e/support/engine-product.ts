import { join } from "node:path";
import { type Acted, EngineActor } from "../../faults/testbed/engine-actor";
import { dataDir } from "./data-dir";
import { databaseUrl, inEngine } from "./engine-rows";

export type EngineVariant = { options: Record<string, string>; price: number; stock: number };

/** The result of a workflow; throws with its refusal. */
function resultOf({ result, refusal }: Acted): unknown {
  if (refusal !== undefined) throw new Error(refusal);
  return result;
}

/** A toy with options of its own, as a plugin's script makes it with the engine's workflows; returns its id. */
export async function productOfPlugin(title: string, variants: readonly EngineVariant[]): Promise<string> {
  const [ids] = await inEngine<Record<"category" | "channel" | "profile" | "location", string>>(
    `select (select id from product_category where handle = 'toys' and deleted_at is null) as category,
       s.default_sales_channel_id as channel, s.default_location_id as location,
       (select id from shipping_profile where deleted_at is null limit 1) as profile
     from store s where s.deleted_at is null`,
  );
  if (!ids) throw new Error("The engine has no store.");
  const engine = await EngineActor.open(
    { NODE_ENV: "development", DATA_DIR: dataDir(), DATABASE_URL: databaseUrl() },
    join(dataDir(), "logs", "plugin.log"),
  );
  try {
    const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
    const product = {
      title,
      description: "Made by a plugin, with the engine's own workflows.",
      status: "published",
      weight: 0.4,
      category_ids: [ids.category],
      sales_channels: [{ id: ids.channel }],
      shipping_profile_id: ids.profile,
      options: names.map((name) => ({
        title: name,
        values: [...new Set(variants.map(({ options }) => options[name]))],
      })),
      variants: variants.map(({ options, price }) => ({
        title: Object.values(options).join(" / "),
        options,
        manage_inventory: true,
        prices: [{ currency_code: "inr", amount: price }],
      })),
    };
    const made = resultOf(await engine.run("createProductsWorkflow", { products: [product] }));
    const [{ id }] = made as [{ id: string }];
    const items = await inEngine<{ title: string; item: string }>(
      `select v.title, i.inventory_item_id as item from product_variant v
       join product_variant_inventory_item i on i.variant_id = v.id where v.product_id = $1`,
      [id],
    );
    const levels = variants.map(({ options, stock }) => ({
      inventory_item_id: items.find(({ title: name }) => name === Object.values(options).join(" / "))?.item,
      location_id: ids.location,
      stocked_quantity: stock,
    }));
    resultOf(await engine.run("createInventoryLevelsWorkflow", { inventory_levels: levels }));
    return id;
  } finally {
    await engine.kill();
  }
}
