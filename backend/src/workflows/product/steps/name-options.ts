import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { readStoredChoices } from "../../../catalog/stored-choices";
import type { ProductDraft } from "../draft";

type Input = { productId: string; words: NonNullable<ProductDraft["optionWords"]> }[];

/** Gives the options of new products their words in other languages: the engine takes none when it makes a product. */
export const nameOptionsStep = createStep("name-options", async (input: Input, { container }) => {
  const module = container.resolve(Modules.PRODUCT);
  for (const { productId, words } of input) {
    const stored = await readStoredChoices(productId);
    for (const { name, translations, values } of words) {
      const option = stored?.options.find((one) => one.name === name && !one.isShared);
      if (!option) continue;
      await module.updateProductOptions(option.id, { metadata: { translations } });
      for (const one of values) {
        const known = option.values.find(({ value }) => value === one.value);
        if (known)
          await module.updateProductOptionValues(known.id, { metadata: { translations: one.translations } });
      }
    }
  }
  return new StepResponse(undefined);
});
