import type { Language } from "./constants";

/**
 * Fields that the product's page shows unchanged among its details, in this order, with their labels; a field without
 * a value has no row. Imported by the storefront: keep it free of libraries.
 */
export const pageRows = {
  material: { en: "Material", hi: "मटीरियल", mr: "मटेरियल" },
  countryOfOrigin: { en: "Country of origin", hi: "मूल देश", mr: "मूळ देश" },
} as const satisfies Record<string, Record<Language, string>>;

type PageRow = keyof typeof pageRows;
export const pageRowNames = Object.keys(pageRows) as PageRow[];
