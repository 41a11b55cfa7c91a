import type { ProductInput } from "../../src/contract/products";

/** A valid product as the panel sends it; a test changes the fields it is about. */
export function aProduct(changes: Partial<ProductInput> = {}): ProductInput {
  return {
    title: "Crompton garden pump 1 HP",
    description: "A pump for wells of up to twenty metres, with a cast iron body.",
    category: "farming",
    brand: "crompton",
    price: 5_000,
    salePrice: 4_250.5,
    totalStock: 7,
    image: "/pictures/water-pump-monoblock-green-angle-1080.webp",
    additionalImages: ["/pictures/water-pump-monoblock-green-side-1080.webp"],
    weight: 9.5,
    length: 40,
    breadth: 25,
    height: 30,
    hsn: "8413",
    gstRate: 18,
    countryOfOrigin: "India",
    specifications: [{ label: "Power", value: "1 HP" }],
    ...changes,
  };
}

/** A valid garment in three sizes. */
export function aShirt(changes: Partial<ProductInput> = {}): ProductInput {
  return aProduct({
    title: "Puma cotton shirt (Red)",
    description: "A shirt of soft cotton that keeps its colour in the wash.",
    category: "fashion",
    brand: "puma",
    price: 999,
    salePrice: null,
    totalStock: null,
    sizes: [
      { size: "S", stock: 2 },
      { size: "M", stock: 0 },
      { size: "L", stock: 5 },
    ],
    weight: 0.3,
    hsn: "6205",
    gstRate: 5,
    specifications: [],
    ...changes,
  });
}
