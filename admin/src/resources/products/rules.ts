import type { CallInput } from "@contract";
import {
  brandsByCategory,
  type Category,
  categories,
  conditions,
  type Size,
  sizes,
} from "@contract/constants";

export type ProductForm = {
  title?: string;
  description?: string;
  category?: Category;
  brand?: string;
  price?: number;
  salePrice?: number | null;
  totalStock?: number | null;
  sizes?: { size: Size; stock: number }[];
  batteryHealth?: string | null;
  condition?: (typeof conditions)[number] | null;
  purchasePrice?: number | null;
  images?: string[];
  specifications?: { label: string; value: string }[];
} & Record<string, unknown>;

export type ProductBody = CallInput<"adminAddProduct">["body"];

export const categoryChoices = categories.map((id) => ({ id, name: `categories.${id}` }));
export const conditionChoices = conditions.map((id) => ({ id, name: `product.conditions.${id}` }));

/** The brands that the category sells; none before a category is chosen. */
export function brandChoices(category: Category | undefined) {
  return category ? Object.entries(brandsByCategory[category]).map(([id, name]) => ({ id, name })) : [];
}

/** Spec §5: which blocks of the form a category shows. A fashion product without sizes has a plain stock. */
export function visibleFields({
  category,
  condition,
  sizes: run,
}: Pick<ProductForm, "category" | "condition" | "sizes">) {
  const electronics = category === "electronics";
  return {
    electronics,
    /** Used goods are taxed on the margin, where the shop keeps what it paid for them. */
    purchasePrice: electronics && (condition === "second-hand" || condition === "refurbished"),
    sizes: category === "fashion",
    totalStock: category !== "fashion" || (run?.length ?? 0) === 0,
  };
}

/** The size run with one size set, in the order XS…5XL; `undefined` stock takes the size out. */
export function withSize(run: ProductForm["sizes"], size: Size, stock: number | undefined) {
  const others = (run ?? []).filter((entry) => entry.size !== size);
  const next = stock === undefined ? others : [...others, { size, stock }];
  return next.sort((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));
}

type Shelf = { size: Size | null; stocked: number };

/** The product as the form shows it: stock is what lies in the shop, as saving sets that and not what is left to sell. */
export function toProductForm<P extends { shelves: Shelf[]; stockedQuantity: number }>(product: P) {
  const sizes = product.shelves.flatMap(({ size, stocked }) => (size ? [{ size, stock: stocked }] : []));
  return { ...product, sizes, totalStock: sizes.length > 0 ? null : product.stockedQuantity };
}

/** From the form to the body of add/edit: what the category hides is not sent. */
export function toProductBody(form: ProductForm): ProductBody {
  const show = visibleFields(form);
  const [image, ...additionalImages] = form.images ?? [];
  return {
    ...form,
    salePrice: form.salePrice || null,
    image: image ?? null,
    additionalImages,
    sizes: show.sizes ? (form.sizes ?? []) : [],
    totalStock: show.totalStock ? (form.totalStock ?? 0) : null,
    batteryHealth: show.electronics ? form.batteryHealth || null : null,
    condition: show.electronics ? form.condition || null : null,
    purchasePrice: show.purchasePrice ? form.purchasePrice || null : null,
    specifications: form.specifications ?? [],
    hsn: form.hsn || undefined,
    countryOfOrigin: form.countryOfOrigin || undefined,
  } as ProductBody;
}
