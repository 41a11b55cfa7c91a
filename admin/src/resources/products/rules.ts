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

/** The size run of a form with a size offered, none of it on the shelf yet, or no longer. */
export function withOffer(
  run: ProductForm["sizes"],
  read: ProductForm["sizes"],
  size: Size,
  isOffered: boolean,
) {
  const before = read?.find((entry) => entry.size === size)?.stock ?? 0;
  return withSize(run, size, isOffered ? before : undefined);
}

type Shown = { sizes: { size: Size; stock: number }[]; totalStock: number; images: string[] };

/** The product as its form shows it. Stock is there as it was read, which means "as it is": it is changed by itself. */
export function toProductForm<P extends Shown>(product: P) {
  return { ...product, totalStock: product.sizes.length > 0 ? null : product.totalStock };
}

/** What the contract calls two fields, and the form one. */
export function placeInForm(field: string, value: unknown, form: Record<string, unknown>) {
  const [main, ...others] = (form.images ?? []) as string[];
  if (field === "image") return { images: [value, ...others].filter(Boolean) };
  if (field === "additionalImages") return { images: [main, ...((value ?? []) as string[])].filter(Boolean) };
  return { [field]: value };
}

type Run = NonNullable<ProductForm["sizes"]>;

/** One's own sizes, where somebody else changed them too, with the stock that is there now: it is not typed here. */
export function keepInForm(field: string, theirs: unknown, form: Record<string, unknown>) {
  if (field !== "sizes") return {};
  const now = theirs as Run;
  const sizes = ((form.sizes ?? []) as Run).map(({ size }) => ({
    size,
    stock: now.find((entry) => entry.size === size)?.stock ?? 0,
  }));
  return { sizes };
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
    totalStock: show.totalStock ? (form.totalStock ?? null) : null,
    batteryHealth: show.electronics ? form.batteryHealth || null : null,
    condition: show.electronics ? form.condition || null : null,
    purchasePrice: show.purchasePrice ? form.purchasePrice || null : null,
    specifications: form.specifications ?? [],
    hsn: form.hsn || undefined,
    gstRate: form.gstRate ?? undefined,
    countryOfOrigin: form.countryOfOrigin || undefined,
  } as ProductBody;
}
