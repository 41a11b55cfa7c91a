import type { DemoChoice, DemoProduct, DemoSize } from "./types";

/** A choice with everything that the product says for it. */
export type WholeChoice = DemoChoice & Pick<DemoProduct, "price" | "pictures">;

/** All that a product can be had in, itself first; one without options if there is no choice but its sizes. */
export function choicesOf(product: DemoProduct): WholeChoice[] {
  const { sku, price, salePrice, sizes, totalStock, pictures, options = {}, choices = [] } = product;
  const own = { price, pictures, ...(salePrice !== undefined && { salePrice }) };
  const stock = { ...(sizes && { sizes }), ...(totalStock !== undefined && { totalStock }) };
  return [{ options, sku, ...own, ...stock }, ...choices.map((choice) => ({ ...own, ...choice }))];
}

/** The stock keeping unit of what a line of an order names. */
export function skuOf(product: DemoProduct, size?: DemoSize, choice?: string): string | undefined {
  const chosen = choicesOf(product).find(
    ({ options }) => choice === undefined || Object.values(options).includes(choice),
  );
  return chosen && (size ? `${chosen.sku}-${size}` : chosen.sku);
}
