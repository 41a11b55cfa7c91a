/** The dated rates that a new shop begins with (schema 0470): garments and footwear by their price. */
export const firstGstRates = [
  { headings: ["61", "62", "64"], from: "2025-09-22", rate: 5, slab: { upTo: 2_500, above: 18 } },
];
