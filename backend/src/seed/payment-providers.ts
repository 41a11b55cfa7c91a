import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { updateRegionsWorkflow } from "@medusajs/medusa/core-flows";
import { gateways } from "../payments/gateways";
import { engineIds } from "../platform/engine/engine-ids";
import { codProvider, engineGateway } from "../platform/engine/provider-names";

type Region = { payment_providers?: ({ id: string } | undefined)[] };

/** The gateways that the region must have: adding one runs the seed again. */
export const paymentProvidersVersion = gateways.map(({ name }) => name).join(" ");

/** Adds all payment methods to the region for the engine's own flows; keeps those added by an operator's plugin. */
export async function seedPaymentProviders(container: MedusaContainer): Promise<void> {
  const { regionId } = await engineIds(container);
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["payment_providers.id"],
    filters: { id: regionId },
  });
  const [region] = data as Region[];
  const known = (region?.payment_providers ?? []).flatMap((provider) => provider?.id ?? []);
  const ours = ["pp_system_default", codProvider, ...gateways.map(({ name }) => engineGateway(name))];
  await updateRegionsWorkflow(container).run({
    input: { selector: { id: regionId }, update: { payment_providers: [...new Set([...known, ...ours])] } },
  });
}
