import { newShop } from "../../contract/new-shop";
import type { ShopIdentity } from "../../contract/shop-identity";
import { readSetting, saveSetting } from "../db/setting";
import { log } from "../log";
import { keepShop } from "./current";

const key = "shop";
/** Other processes see a save within this time; the one that saved it, at once. */
const readAgainMs = 2_000;

let saves = 0;

export type SavedIdentity = { identity: ShopIdentity; version: number; updatedAt: Date | null };

/** What the database holds at this moment; fields added to the identity later have a new shop's values. */
export async function readIdentity(): Promise<SavedIdentity> {
  const saved = await readSetting<Partial<ShopIdentity>>(key);
  return {
    identity: { ...newShop, ...saved?.value },
    version: saved?.version ?? 0,
    updatedAt: saved?.updatedAt ?? null,
  };
}

/** Saves nothing and returns false if `version` is no longer the current one. */
export async function saveIdentity(identity: ShopIdentity, version?: number): Promise<boolean> {
  const isSaved = await saveSetting(key, identity, version);
  if (isSaved) {
    saves += 1;
    keepShop(identity);
  }
  return isSaved;
}

/** Reads the identity into `shop()`. */
export async function loadIdentity(): Promise<void> {
  const before = saves;
  const { identity } = await readIdentity();
  // A read that a save has overtaken may have seen the previous identity.
  if (saves === before) keepShop(identity);
}

/** Keeps `shop()` up to date; returns a function that ends it. */
export function followIdentity(): () => void {
  const timer = setInterval(() => {
    loadIdentity().catch((error: unknown) =>
      log.warn({ err: error }, "identity: not read now, it will be later"),
    );
  }, readAgainMs);
  timer.unref();
  return () => clearInterval(timer);
}
