import type { Language } from "./constants";

/**
 * What the product's page says of the goods themselves among its details, in this order, with their labels; what a
 * product does not have has no row. Their values are written by `page-row-values.ts`. Part of the panel's first texts,
 * through the labels of its fields: keep it free of imports.
 */
export const pageRows = {
  mrp: { en: "MRP (incl. of all taxes)", hi: "MRP (सभी करों सहित)", mr: "MRP (सर्व करांसह)" },
  netQuantity: { en: "Net quantity", hi: "शुद्ध मात्रा", mr: "निव्वळ प्रमाण" },
  maker: {
    en: "Manufacturer, packer or importer",
    hi: "निर्माता, पैकर या आयातक",
    mr: "उत्पादक, पॅकर किंवा आयातदार",
  },
  material: { en: "Material", hi: "मटीरियल", mr: "मटेरियल" },
  countryOfOrigin: { en: "Country of origin", hi: "मूल देश", mr: "मूळ देश" },
} as const satisfies Record<string, Record<Language, string>>;

export type PageRow = keyof typeof pageRows;
export const pageRowNames = Object.keys(pageRows) as PageRow[];
