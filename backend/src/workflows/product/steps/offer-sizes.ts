import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

type NewSizes = { sizeOptionId: string; variants: { product_id: string; title: string }[] };

/**
 * Offers these values of the shared option for their products: a list of sizes may have grown since a product was made, and
 * the engine takes no other for a variant. An offered value without a variant says nothing, so nothing is put back.
 */
export const offerSizesStep = createStep(
  "offer-sizes",
  async ({ sizeOptionId, variants }: NewSizes, { container }) => {
    const products = container.resolve(Modules.PRODUCT);
    const [{ data }, values] = await Promise.all([
      container.resolve(ContainerRegistrationKeys.QUERY).graph({
        entity: "product",
        fields: ["id", "options.id"],
        filters: { id: variants.map(({ product_id }) => product_id) },
      }),
      products.listProductOptionValues(
        { option_id: sizeOptionId, value: variants.map(({ title }) => title) },
        { take: null },
      ),
    ]);
    // A product of a plugin may have an option of its own.
    const sharing = data.filter(({ options }) =>
      options?.some((option: { id: string } | null) => option?.id === sizeOptionId),
    );
    await products.updateProductOptionValuesOnProduct(
      sharing.map(({ id }) => {
        const titles = variants.filter(({ product_id }) => product_id === id).map(({ title }) => title);
        const add = values.filter(({ value }) => titles.includes(value)).map((value) => value.id);
        return { product_id: id, product_option_id: sizeOptionId, add };
      }),
    );
    return new StepResponse(undefined);
  },
);
