import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { defaultSizes, type Size } from "../contract/constants";
import { sizeOption } from "../contract/size-option";

/** The shared option of every product, and its value for products without sizes. */
export const SIZE_OPTION = sizeOption;
export const ONE_SIZE = "One size";
/** The price list that holds the sale prices. */
export const SALE_LIST = "Sale";

export type CatalogIds = { sizeOptionId: string; saleListId: string };

/** The option value of a size, or of none. */
export const sizeValue = (size: Size | null): string => size ?? ONE_SIZE;

/** The engine cannot filter price lists by title; a shop has a handful of them. */
async function saleList(scope: MedusaContainer) {
  const lists = await scope.resolve(Modules.PRICING).listPriceLists({}, { take: 1_000 });
  return lists.find(({ title, type }) => title === SALE_LIST && type === "sale");
}

/** Creates the option and the price list that all products share, unless they exist. */
export async function seedCatalogBase(scope: MedusaContainer): Promise<void> {
  const products = scope.resolve(Modules.PRODUCT);
  const [option] = await products.listProductOptions({ title: SIZE_OPTION, is_exclusive: false });
  if (!option) {
    const values = [...defaultSizes, ONE_SIZE];
    const ranks = Object.fromEntries(values.map((value, rank) => [value, rank]));
    await products.createProductOptions({ title: SIZE_OPTION, values, ranks, is_exclusive: false });
  }
  const pricing = scope.resolve(Modules.PRICING);
  if (!(await saleList(scope))) {
    await pricing.createPriceLists([
      { title: SALE_LIST, description: "Sale prices set on the products", type: "sale", status: "active" },
    ]);
  }
}

/** Gives the shared option the sizes that it does not have yet: the engine takes no other for a variant. */
export async function addSizeValues(scope: MedusaContainer, sizes: readonly Size[]): Promise<void> {
  const products = scope.resolve(Modules.PRODUCT);
  const { sizeOptionId } = await catalogIds(scope);
  const { values } = await products.retrieveProductOption(sizeOptionId, { relations: ["values"] });
  const known = values.map(({ value }) => value);
  const missing = sizes.filter((size) => !known.includes(size));
  if (missing.length > 0)
    await products.updateProductOptions(sizeOptionId, { values: [...known, ...missing] });
}

let cached: Promise<CatalogIds> | undefined;

async function lookUp(scope: MedusaContainer): Promise<CatalogIds> {
  const [[option], list] = await Promise.all([
    scope.resolve(Modules.PRODUCT).listProductOptions({ title: SIZE_OPTION, is_exclusive: false }),
    saleList(scope),
  ]);
  if (!option || !list) throw new Error("The catalogue's base seed has not run.");
  return { sizeOptionId: option.id, saleListId: list.id };
}

/** Ids of the shared option and price list, looked up once per process. */
export function catalogIds(scope: MedusaContainer): Promise<CatalogIds> {
  cached ??= lookUp(scope).catch((error) => {
    cached = undefined;
    throw error;
  });
  return cached;
}
