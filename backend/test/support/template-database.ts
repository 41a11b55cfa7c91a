import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { demoBrands } from "../../../demo/data/brands";
import { demoCategories } from "../../../demo/data/categories";
import { demoKinds } from "../../../demo/data/kinds";
import { demoShop } from "../../../demo/data/shop";
import { startPostgres } from "../../../scripts/postgres";
import { testAdmin } from "./test-admin";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the PostgreSQL server, with its maintenance database. */
    serverUrl: string;
    /** Name of the migrated and seeded database that each file copies. */
    template: string;
  }
}

const backendDir = join(import.meta.dirname, "../..");

/** Starts a PostgreSQL (or uses TEST_DATABASE_URL's), and migrates and seeds one template in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-http-"));
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? undefined
    : await startPostgres({ dataDir: folder, isDurable: false, settings: { max_connections: "200" } });
  const serverUrl = given ?? server?.url ?? "";
  const template = `shop_template_${process.pid}`;
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${template}`;
  const tearDown = async () => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(`drop database if exists "${template}" with (force)`);
    await client.end();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await seedTemplate(databaseUrl.href, folder).catch(async (error) => {
    // vitest tears down only what was set up completely.
    await tearDown();
    throw error;
  });
  project.provide("serverUrl", serverUrl);
  project.provide("template", template);
  return tearDown;
}

async function seedTemplate(databaseUrl: string, folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ["bin/backend.cjs", "seed"], {
    cwd: backendDir,
    env: {
      ...process.env,
      NODE_ENV: "test",
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SHOP_SEED: "none",
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
    },
  });
  // Only a shop with a GSTIN charges tax, and most tests are about one that does.
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query("insert into shop_setting (key, value) values ('shop', $1)", [JSON.stringify(demoShop)])
    .then(() =>
      client.query(
        `insert into shop_brand (id, label, label_hi, label_mr, categories, position)
         select b ->> 'id', b -> 'label' ->> 'en', b -> 'label' ->> 'hi', b -> 'label' ->> 'mr',
           array(select jsonb_array_elements_text(b -> 'categories')), n
         from jsonb_array_elements($1) with ordinality brand (b, n)`,
        [JSON.stringify(demoBrands)],
      ),
    )
    .then(() =>
      client.query(
        `insert into product_category (id, name, handle, mpath, rank, is_active, is_internal)
         select 'pcat_' || (c ->> 'id'), c -> 'label' ->> 'en', c ->> 'id', 'pcat_' || (c ->> 'id'), n - 1, true, false
         from jsonb_array_elements($1) with ordinality category (c, n)`,
        [JSON.stringify(demoCategories)],
      ),
    )
    .then(() =>
      client.query(
        `insert into shop_category (category_id, label_hi, label_mr, texts, icon, sizes, fields, goods, hsn, gst_rate)
         select 'pcat_' || c.id, c.label ->> 'hi', c.label ->> 'mr', c.texts, c.icon, c.sizes, c.fields, c.goods, c.hsn, c."gstRate"
         from jsonb_to_recordset($1) c (id text, label jsonb, texts jsonb, icon text, sizes text[], fields text[],
           goods text, hsn text, "gstRate" numeric)`,
        [JSON.stringify(demoCategories)],
      ),
    )
    .then(() =>
      client.query(
        `insert into product_category (id, name, handle, mpath, rank, parent_category_id, is_active, is_internal)
         select 'pcat_' || k.id, k.label ->> 'en', k.id, p.mpath || '.pcat_' || k.id,
           row_number() over (partition by p.id order by k.n) - 1, p.id, true, false
         from rows from (jsonb_to_recordset($1) as (id text, category text, label jsonb)) with ordinality k (id, category, label, n)
         join product_category p on p.handle = k.category`,
        [JSON.stringify(demoKinds)],
      ),
    )
    .then(() =>
      client.query(
        `insert into shop_kind (kind_id, label_hi, label_mr, filters)
         select 'pcat_' || k.id, k.label ->> 'hi', k.label ->> 'mr', k.filters
         from jsonb_to_recordset($1) k (id text, label jsonb, filters jsonb)`,
        [JSON.stringify(demoKinds)],
      ),
    )
    .finally(() => client.end());
}
