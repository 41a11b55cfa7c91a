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
  /** Brand id → label. */
  brands: Readonly<Record<string, string>>;
};

const plain = { hasSizes: false, fields: [], defaultCondition: null, marginConditions: [] } as const;

/** Imported by both front ends: keep it free of libraries. */
export const categoryTraits: Readonly<Record<Category, CategoryTraits>> = {
  electronics: {
    ...plain,
    fields: ["condition", "batteryHealth"],
    defaultCondition: "new",
    marginConditions: ["refurbished", "second-hand"],
    brands: {
      samsung: "Samsung",
      sony: "Sony",
      apple: "Apple",
      lg: "LG",
      iqoo: "iQOO",
      panasonic: "Panasonic",
      oppo: "OPPO",
      vivo: "vivo",
      dell: "Dell",
      hp: "HP",
      asus: "ASUS",
      acer: "Acer",
      xiaomi: "Xiaomi",
      oneplus: "OnePlus",
      nokia: "Nokia",
      motorola: "Motorola",
      google: "Google",
    },
  },
  fashion: {
    ...plain,
    hasSizes: true,
    fields: ["material"],
    brands: { nike: "Nike", adidas: "Adidas", KittuFashion: "Kittu Fashion", puma: "Puma" },
  },
  toys: {
    ...plain,
    brands: { Mahalaxmi: "Mahalaxmi", hotwheels: "Hot Wheels", lego: "LEGO", nerf: "Nerf" },
  },
  farming: {
    ...plain,
    brands: {
      kraftseeds: "Kraft Seeds",
      crompton: "Crompton",
      kisankraft: "KisanKraft",
      Mahalaxmi: "Mahalaxmi",
      mahindraagri: "Mahindra Agri",
    },
  },
};

const allTraits = Object.values(categoryTraits);

export const brandLabels: Readonly<Record<string, string>> = Object.assign(
  {},
  ...allTraits.map(({ brands }) => brands),
);

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
