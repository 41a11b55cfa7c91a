import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { updateTaxRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { INDIA } from "../platform/engine/base-names";
import { taxProvider } from "../platform/engine/provider-names";

/** The engine's taxes in India come from our provider; shops of earlier versions used the engine's own, without rates. */
export async function seedGstProvider(container: MedusaContainer): Promise<void> {
  const regions = await container.resolve(Modules.TAX).listTaxRegions({ country_code: INDIA.country });
  const others = regions.filter(
    ({ province_code, provider_id }) => province_code === null && provider_id !== taxProvider,
  );
  if (others.length === 0) return;
  await updateTaxRegionsWorkflow(container).run({
    input: others.map(({ id }) => ({ id, provider_id: taxProvider })),
  });
}
