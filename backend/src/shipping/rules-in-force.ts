import { readSetting, saveSetting } from "../platform/db/setting";
import { readIdentity } from "../platform/identity/identity";
import { defaultShippingRules, type ShippingRules } from "./defaults";

const freshForMs = 2_000;

/** The rules, how often they were saved, and when last; never in a fresh shop. */
export type SavedRules = { rules: ShippingRules; version: number; updatedAt: Date | null };

let known: { rules: ShippingRules; readAt: number } | undefined;
let reading: Promise<ShippingRules> | undefined;

/** The rules in force: the defaults, overridden part by part by what an admin saved. Read again every two seconds. */
export async function shippingRules(now = performance.now()): Promise<ShippingRules> {
  if (known && now - known.readAt < freshForMs) return known.rules;
  reading ??= readAnew();
  return reading;
}

function readAnew(): Promise<ShippingRules> {
  const mine = readSavedRules()
    .then(({ rules }) => {
      // A read that a save has overtaken may have seen the previous rules.
      if (reading === mine) known = { rules, readAt: performance.now() };
      return rules;
    })
    .finally(() => {
      if (reading === mine) reading = undefined;
    });
  return mine;
}

/** What the database holds at this moment. */
export async function readSavedRules(): Promise<SavedRules> {
  const row = await readSetting<Partial<ShippingRules>>("shipping");
  const saved = row?.value ?? {};
  const rules: ShippingRules = {
    ...defaultShippingRules,
    home: saved.home ?? (await ownAddress()),
    ...saved,
    rates: { ...defaultShippingRules.rates, ...saved.rates },
    cod: { ...defaultShippingRules.cod, ...saved.cod },
    pickup: { ...defaultShippingRules.pickup, ...saved.pickup },
    vehicle: { ...defaultShippingRules.vehicle, ...saved.vehicle },
  };
  return { rules, version: row?.version ?? 0, updatedAt: row?.updatedAt ?? null };
}

/** Until delivery is set up, parcels start at the shop's own address, once it has one. */
async function ownAddress(): Promise<ShippingRules["home"]> {
  const { state, pincode } = (await readIdentity()).identity;
  return pincode ? { state, pincode, cityPincodes: [pincode] } : defaultShippingRules.home;
}

/**
 * Replaces everything saved before by the given parts; this process sees them at once, the others within two seconds.
 * Saves nothing and returns false if `version` is no longer the current one.
 */
export async function saveShippingRules(changes: Partial<ShippingRules>, version?: number): Promise<boolean> {
  const isSaved = await saveSetting("shipping", changes, version);
  reading = undefined;
  known = undefined;
  return isSaved;
}
