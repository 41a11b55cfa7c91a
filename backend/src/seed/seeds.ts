import type { MedusaContainer } from "@medusajs/framework/types";
import { ensureNobody } from "../accounts/password";
import { seedCatalogBase } from "../catalog/engine-names";
import type { Env } from "../platform/env";
import { seedBase } from "./base";
import { seedDeliveryByPincode } from "./delivery-by-pincode";
import { seedDemo, seedDemoFormerAddresses, seedDemoKinds, seedDemoShop, seedDemoSizeGuides } from "./demo";
import { seedGstProvider } from "./gst-provider";
import { seedOwnVehicle } from "./own-vehicle";
import { paymentProvidersVersion, seedPaymentProviders } from "./payment-providers";
import { seedPickupAtTheShop } from "./pickup-at-the-shop";

/** One part of a fresh database's data. `run` checks before it creates: after a crash it is run again. */
export type Seed = {
  name: string;
  /** Change it when the seed changes; the next start then runs the seed again. */
  version: number | string;
  wanted?: (env: Env) => boolean;
  run: (container: MedusaContainer) => Promise<void>;
};

/** All seeds, in the order in which they run; a later one may use the results of an earlier one. */
export const seeds: Seed[] = [
  { name: "base", version: 1, run: seedBase },
  { name: "gst-provider", version: 1, run: seedGstProvider },
  { name: "nobody", version: 2, run: ensureNobody },
  { name: "delivery-by-pincode", version: 2, run: seedDeliveryByPincode },
  { name: "pickup-at-the-shop", version: 1, run: seedPickupAtTheShop },
  { name: "own-vehicle", version: 1, run: seedOwnVehicle },
  { name: "payment-providers", version: paymentProvidersVersion, run: seedPaymentProviders },
  { name: "catalog", version: 1, run: seedCatalogBase },
  { name: "demo-shop", version: 1, wanted: ({ SHOP_SEED }) => SHOP_SEED === "demo", run: seedDemoShop },
  { name: "demo", version: 1, wanted: ({ SHOP_SEED }) => SHOP_SEED === "demo", run: seedDemo },
  { name: "demo-kinds", version: 3, wanted: ({ SHOP_SEED }) => SHOP_SEED === "demo", run: seedDemoKinds },
  {
    name: "demo-size-guides",
    version: 1,
    wanted: ({ SHOP_SEED }) => SHOP_SEED === "demo",
    run: seedDemoSizeGuides,
  },
  {
    name: "demo-former-addresses",
    version: 1,
    wanted: ({ SHOP_SEED }) => SHOP_SEED === "demo",
    run: seedDemoFormerAddresses,
  },
];
