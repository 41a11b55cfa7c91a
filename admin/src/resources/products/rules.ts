import type { CallInput } from "@contract";
import { noBrand } from "@contract/brand-list";
import type { Brand } from "@contract/brands";
import { knownSizes } from "@contract/category-list";
import { hasField, hasSizes, isUsed } from "@contract/category-traits";
import { type Category, conditions, productStatuses, type Size } from "@contract/constants";
import { isKindOf, kindList } from "@contract/kind-list";
import { emptyInput } from "@contract/product-field-sets";
import { type ProductField, productFieldNames } from "@contract/product-fields";
import type { EnteredChoices } from "./choices/form";

export type ProductBody = CallInput<"adminAddProduct">["body"];

/** Fields that differ in the form: all pictures are one list there. */
type Picture = "image" | "additionalImages";
type FormField = Exclude<ProductField, Picture>;

/** The shop accepts only the rates that exist; a plugin's product may show another. */
type Filled = Omit<ProductBody, "gstRate"> & { gstRate?: number };

/** The form as it is filled in: any field may still be missing. */
export type ProductForm = { [Field in FormField]?: Filled[Field] | null } & {
  totalStock?: number | null;
  sizes?: { size: Size; stock: number }[] | null;
  images?: string[] | null;
  /** What a new product comes in. */
  newChoices?: EnteredChoices | null;
  /** Of an existing product. */
  shelves?: readonly { options: readonly unknown[] }[];
};

/** Variants with options other than a size are made in the engine: the form leaves their stock alone. */
export const hasChoices = ({ shelves }: Pick<ProductForm, "shelves">) =>
  shelves?.some(({ options }) => options.length > 0) ?? false;

export const statusChoices = productStatuses.map((id) => ({ id, name: `product.statuses.${id}` }));
export const gapChoices = (["old", "missing"] as const).map((id) => ({
  id,
  name: `product.translations.gaps.${id}`,
}));
export const conditionChoices = conditions.map((id) => ({ id, name: `product.conditions.${id}` }));

/**
 * The brands sold in the category, and none; empty until a category is chosen. The product's own brand is among them
 * even if it is hidden.
 */
export function brandChoices(
  brands: readonly Brand[],
  nameOf: (id: string) => string,
  category: Category | undefined,
  own?: string | null,
) {
  if (!category) return [];
  const offered = brands.filter(
    ({ _id, categories: soldIn, isHidden }) => soldIn.includes(category) && (!isHidden || _id === own),
  );
  return [
    ...offered.map(({ _id }) => ({ id: _id, name: nameOf(_id) })),
    { id: noBrand, name: "brands.noBrand" },
  ];
}

/**
 * Spec §5: the form fields that a category shows. Goods that can be sold in sizes have a plain stock if they have
 * none.
 */
export function visibleFields({
  category,
  condition,
  sizes: run,
}: Pick<ProductForm, "category" | "condition" | "sizes">) {
  const isSized = hasSizes(category);
  return {
    condition: hasField(category, "condition"),
    /** Used goods are taxed on the margin if the shop records what it paid for them. */
    purchasePrice: isUsed({ category, condition }),
    sizes: isSized,
    totalStock: !isSized || (run?.length ?? 0) === 0,
  };
}

/** The size run with one size set, in the order of the lists; `undefined` stock removes the size. */
export function withSize(run: ProductForm["sizes"], size: Size, stock: number | undefined) {
  const others = (run ?? []).filter((entry) => entry.size !== size);
  const next = stock === undefined ? others : [...others, { size, stock }];
  const order = knownSizes();
  return next.sort((a, b) => order.indexOf(a.size) - order.indexOf(b.size));
}

/** The size run of a form with a size added (with the stock it was read with, otherwise 0) or removed. */
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

/**
 * The product as its form shows it. Stock is included as it was read, which means "unchanged": it is changed
 * separately.
 */
export function toProductForm<P extends Shown>(product: P) {
  return { ...product, totalStock: product.sizes.length > 0 ? null : product.totalStock };
}

/** Two fields of the contract that are one in the form. */
export function placeInForm(field: string, value: unknown, form: Pick<ProductForm, "images">) {
  const [main, ...others] = form.images ?? [];
  if (field === "image") return { images: [value, ...others].filter(Boolean) };
  if (field === "additionalImages") return { images: [main, ...((value ?? []) as string[])].filter(Boolean) };
  return { [field]: value };
}

type Run = NonNullable<ProductForm["sizes"]>;

/** The user's own sizes, if another user changed them too, with the current stock: it is not typed here. */
export function keepInForm(field: string, theirs: unknown, form: Pick<ProductForm, "sizes">) {
  if (field !== "sizes") return {};
  const now = theirs as Run;
  const sizes = (form.sizes ?? []).map(({ size }) => ({
    size,
    stock: now.find((entry) => entry.size === size)?.stock ?? 0,
  }));
  return { sizes };
}

const isFormField = (field: ProductField): field is FormField =>
  field !== "image" && field !== "additionalImages";

/** A kind of the category that was chosen before; the shop judges where the panel does not know the kinds. */
const isOtherKind = ({ category, kind }: ProductForm, field: FormField): boolean =>
  field === "kind" && kindList().length > 0 && !isKindOf(category, kind ?? "");

/** A field as it was filled in; a field that the category does not have, or an emptied input, removes the value. */
function sentValue(form: ProductForm, field: FormField): ProductForm[FormField] {
  const value = hasField(form.category, field) && !isOtherKind(form, field) ? form[field] : null;
  return value === "" || value === null || value === undefined ? emptyInput(field) : value;
}

/**
 * From the form to the body of add/edit: fields that the category hides are not sent. Its required fields are present
 * once the inputs' own checks accept the form; the shop validates them in any case.
 */
export function toProductBody(form: ProductForm): Partial<Filled> {
  const show = visibleFields(form);
  const [image, ...additionalImages] = form.images ?? [];
  const fields: Partial<Filled> = Object.fromEntries(
    productFieldNames.filter(isFormField).map((field) => [field, sentValue(form, field)]),
  );
  return {
    ...fields,
    salePrice: form.salePrice || null,
    image: image ?? null,
    additionalImages,
    ...(form.newChoices && { choices: form.newChoices.body }),
    ...(!hasChoices(form) &&
      !form.newChoices && {
        sizes: show.sizes ? (form.sizes ?? []) : [],
        totalStock: show.totalStock ? (form.totalStock ?? null) : null,
      }),
    purchasePrice: show.purchasePrice ? form.purchasePrice || null : null,
    specifications: form.specifications ?? [],
  };
}
