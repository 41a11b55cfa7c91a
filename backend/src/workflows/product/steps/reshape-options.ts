import type { IProductModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { StoredChoices } from "../../../catalog/stored-choices";
import type { OptionPlan, OwnOption } from "../choices/plan-options";

type Variant = { id: string; title: string; variant_rank: number; options: Record<string, string> };

export type Reshape = Pick<OptionPlan, "own" | "shared"> & {
  productId: string;
  /** Every variant that stays: the engine removes those that are not named. */
  variants: Variant[];
  before: StoredChoices;
};

type Module = IProductModuleService;

/** Values without an id become values of the option; all of them get their words. */
async function nameValues(module: Module, optionId: string, values: OwnOption["values"]): Promise<void> {
  const { values: all } = await module.retrieveProductOption(optionId, { relations: ["values"] });
  for (const { id, value, metadata } of values) {
    const known = all.find((one) => (id === undefined ? one.value === value : one.id === id));
    if (known) await module.updateProductOptionValues(known.id, { value, metadata });
  }
}

/** Writes names and words of an option, and offers its values in the product. Returns its id. */
async function writeOwn(module: Module, productId: string, option: OwnOption): Promise<string> {
  const { id, title, metadata, values } = option;
  if (id === undefined) {
    const names = values.map(({ value }) => value);
    const ranks = Object.fromEntries(names.map((value, rank) => [value, rank]));
    const made = await module.createProductOptions({
      title,
      metadata,
      values: names,
      ranks,
      is_exclusive: true,
    });
    await nameValues(module, made.id, values);
    return made.id;
  }
  await module.updateProductOptions(id, { title, metadata });
  await module.updateProductOptionValuesOnProduct({
    product_id: productId,
    product_option_id: id,
    add: values.map((one) => one.id ?? { value: one.value }),
  });
  await nameValues(module, id, values);
  return id;
}

async function reshape(module: Module, { productId, own, shared, variants, before }: Reshape): Promise<void> {
  const linked = before.options.map(({ id }) => id);
  // A list of sizes may have grown since the product was made.
  for (const { id, values } of shared)
    if (linked.includes(id))
      await module.updateProductOptionValuesOnProduct({
        product_id: productId,
        product_option_id: id,
        add: values.map((value) => ({ value })),
      });
  const ownIds: string[] = [];
  for (const option of own) ownIds.push(await writeOwn(module, productId, option));
  const option_ids = [...shared.map(({ id }) => id), ...ownIds];
  await module.upsertProducts([{ id: productId, option_ids, variants }]);
}

/** Options, names and values as before; a value that was added stays offered, which says nothing without a variant. */
async function putBack(module: Module, { productId, variants, before }: Reshape): Promise<void> {
  for (const { id, name, metadata, values, isShared } of before.options) {
    if (isShared) continue;
    await module.restoreProductOptions([id]);
    await module.updateProductOptions(id, { title: name, metadata: { ...metadata } });
    for (const one of values)
      await module.updateProductOptionValues(one.id, { value: one.value, metadata: { ...one.metadata } });
  }
  const kept = before.variants.filter(({ variantId }) => variants.some(({ id }) => id === variantId));
  await module.upsertProducts([
    {
      id: productId,
      option_ids: before.options.map(({ id }) => id),
      variants: kept.map(({ variantId, title, options }) => ({
        id: variantId,
        title,
        options: { ...options },
      })),
    },
  ]);
}

/** Gives a product these options, and its variants their values. */
export const reshapeOptionsStep = createStep(
  "reshape-options",
  async (wanted: Reshape, { container }) => {
    const module = container.resolve(Modules.PRODUCT);
    try {
      await reshape(module, wanted);
    } catch (error) {
      // The engine undoes only steps that were finished.
      await putBack(module, wanted);
      throw error;
    }
    return new StepResponse(undefined, wanted);
  },
  async (done, { container }) => {
    if (done) await putBack(container.resolve(Modules.PRODUCT), done);
  },
);
