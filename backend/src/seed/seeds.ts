import type { MedusaContainer } from "@medusajs/framework/types";
import { ensureNobody } from "../accounts/password";
import { seedCatalogBase } from "../catalog/engine-names";
import type { Env } from "../platform/env";
import { seedBase } from "./base";
import { seedDeliveryByPincode } from "./delivery-by-pincode";
import { seedDemo } from "./demo";
import { paymentProvidersVersion, seedPaymentProviders } from "./payment-providers";

/** One thing that a fresh database is given. `run` looks before it makes: a crash inside is healed by running it again. */
export type Seed = {
  name: string;
  /** Another one when the seed learns something new; the next start then runs it again. */
  version: number | string;
  wanted?: (env: Env) => boolean;
  run: (container: MedusaContainer) => Promise<void>;
};

/** All seeds, in the order in which they run; a later one may use what an earlier one made. */
export const seeds: Seed[] = [
  { name: "base", version: 1, run: seedBase },
  { name: "nobody", version: 2, run: ensureNobody },
  { name: "delivery-by-pincode", version: 2, run: seedDeliveryByPincode },
  { name: "payment-providers", version: paymentProvidersVersion, run: seedPaymentProviders },
  { name: "catalog", version: 1, run: seedCatalogBase },
  { name: "demo", version: 1, wanted: ({ SHOP_SEED }) => SHOP_SEED === "demo", run: seedDemo },
];
