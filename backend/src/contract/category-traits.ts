import type { Category, Condition } from "./constants";
import type { ProductField } from "./product-fields";

/** What the products of one category have (Spec §5 and §9). Plain data, so that it can move into a table of the shop. */
type CategoryTraits = {
  /** Sold in sizes where staff enter any, each with its own stock. */
  hasSizes: boolean;
  /** The optional fields of this category. A field that no category lists belongs to all of them. */
  fields: readonly ProductField[];
  /** The condition of a product for which none was entered. */
  defaultCondition: Condition | null;
  /** Conditions in which GST may be on the shop's margin (Rule 32(5)). */
  marginConditions: readonly Condition[];
};

const plain = { hasSizes: false, fields: [], defaultCondition: null, marginConditions: [] } as const;

/** Imported by both front ends: keep it free of libraries. */
export const categoryTraits: Readonly<Record<Category, CategoryTraits>> = {
  electronics: {
    ...plain,
    fields: ["condition", "batteryHealth"],
    defaultCondition: "new",
    marginConditions: ["refurbished", "second-hand"],
  },
  fashion: {
    ...plain,
    hasSizes: true,
    fields: ["material"],
  },
  toys: {
    ...plain,
  },
  farming: {
    ...plain,
  },
};

const allTraits = Object.values(categoryTraits);

/** The fields that some categories have and others do not. */
export const categoryFields: readonly ProductField[] = [
  ...new Set(allTraits.flatMap(({ fields }) => fields)),
];

/** Whether products of a category have this field; before a category is chosen, only those that all have. */
export const hasField = (category: Category | null | undefined, field: ProductField): boolean =>
  !categoryFields.includes(field) || (!!category && categoryTraits[category].fields.includes(field));

type Goods = { category?: Category | null; condition?: Condition | null };

/** Whether GST may be on the margin: goods that somebody else owned before. */
export const isUsed = ({ category, condition }: Goods): boolean =>
  !!category && !!condition && categoryTraits[category].marginConditions.includes(condition);
