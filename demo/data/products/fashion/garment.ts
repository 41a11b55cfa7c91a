import type { DemoProduct, DemoSize, SizeStock } from "../../types";

const shelfOrder: DemoSize[] = ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"];

/** Above this selling price in rupees a garment or a pair of shoes is taxed at 18 % instead of 5 %. */
const lowerRateUpTo = 2500;

type GarmentInput = Omit<DemoProduct, "category" | "gstRate" | "condition" | "batteryHealth">;

/** A garment, shoe or headgear: the GST rate follows from the selling price. */
export function garment(input: GarmentInput): DemoProduct {
  const paid = input.salePrice ?? input.price;
  return { category: "fashion", gstRate: paid <= lowerRateUpTo ? 5 : 18, ...input };
}

/** A bag or another fashion article that is taxed at 18 % at any price. */
export function bag(input: GarmentInput): DemoProduct {
  return { category: "fashion", gstRate: 18, ...input };
}

/** Stock by size, in shelf order. */
export function sizes(stock: Partial<Record<DemoSize, number>>): SizeStock[] {
  return shelfOrder.flatMap((size) => {
    const pieces = stock[size];
    return pieces === undefined ? [] : [{ size, stock: pieces }];
  });
}
