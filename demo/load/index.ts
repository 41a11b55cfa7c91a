import type { MedusaContainer } from "@medusajs/framework/types";
import { seedBrands } from "../../backend/src/catalog/stored-brands";
import { seedCategories } from "../../backend/src/catalog/stored-categories";
import { seedKinds } from "../../backend/src/catalog/stored-kinds";
import { query } from "../../backend/src/platform/db/pool";
import { saveSetting } from "../../backend/src/platform/db/setting";
import { readIdentity, saveIdentity } from "../../backend/src/platform/identity/identity";
import {
  demoBrands,
  demoCategories,
  demoDispatch,
  demoHomeWords,
  demoKinds,
  demoOrders,
  demoPickup,
  demoPolicies,
  demoShop,
  demoShoppers,
  demoVehicle,
} from "../data";
import { loadDemoOrders } from "../orders/load-demo-orders";
import { giveFormerAddresses } from "./former-addresses";
import { loadHomePage } from "./home-page";
import { giveKinds } from "./kinds";
import { loadProducts } from "./products";
import { loadReviews } from "./reviews";
import { loadShoppers } from "./shoppers";
import { giveSizeGuides } from "./size-guides";

/** Set before the first demo row is created: rows found half made after that are from our own load. */
const begun = "seed:demo-begun";

async function mayLoad(): Promise<boolean> {
  const [row] = await query<{ begun: boolean; used: boolean }>({
    text: `select exists (select from shop_stamp where key = $1) as begun,
             exists (select from product where deleted_at is null) as used`,
    values: [begun],
  });
  return row !== undefined && (row.begun || !row.used);
}

/** Gives the demo's shop its brands; and its name, address and GSTIN, unless somebody has entered an identity. */
export async function loadDemoShop(): Promise<void> {
  if (await mayLoad()) await seedBrands(demoBrands);
  const { version } = await readIdentity();
  if (version > 0 || !(await mayLoad())) return;
  await saveSetting("home-words", demoHomeWords);
  await saveSetting("policies", demoPolicies);
  await saveSetting("shipping", { home: demoDispatch, pickup: demoPickup, vehicle: demoVehicle });
  await saveIdentity(demoShop, version);
}

/**
 * Fills an empty shop with the demo catalogue, its home page, shoppers, orders and reviews. A killed load continues
 * where it stopped; a shop that has its own products is not changed.
 */
export async function loadDemo(scope: MedusaContainer): Promise<void> {
  if (!(await mayLoad())) {
    console.log("seed: this shop has products of its own, the demo is left out");
    return;
  }
  await query({
    text: "insert into shop_stamp (key, value) values ($1, '1') on conflict (key) do nothing",
    values: [begun],
  });
  await seedCategories(scope, demoCategories);
  await seedKinds(scope, demoKinds);
  await loadHomePage(scope);
  await loadProducts(scope);
  const customerIds = await loadShoppers(scope);
  await loadDemoOrders(scope, demoOrders, demoShoppers);
  await loadReviews(scope, customerIds);
  console.log("seed: shoppers, orders and reviews");
}

/** Whether the demo was loaded into this shop: one with products of its own is not changed. */
async function isDemo(): Promise<boolean> {
  const [row] = await query<{ value: string }>({
    text: "select value from shop_stamp where key = $1",
    values: [begun],
  });
  return row !== undefined;
}

/** A demo shop from before there were kinds of product gets the demo's. */
export async function loadDemoKinds(scope: MedusaContainer): Promise<void> {
  if (await isDemo()) await giveKinds(scope);
}

/** A demo shop, new or from before there were size guides, gets the demo's. */
export async function loadDemoSizeGuides(): Promise<void> {
  if (await isDemo()) await giveSizeGuides();
}

/** A demo shop, new or from before former addresses led on, gets the demo's. */
export async function loadDemoFormerAddresses(): Promise<void> {
  if (await isDemo()) await giveFormerAddresses();
}
