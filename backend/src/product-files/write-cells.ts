import type { AdminProduct } from "../contract/products";
import type { Column } from "./columns";
import { writeSpecifications } from "./specification-cell";

const number = (value: number) => String(value);

/** A product as a row of the file. Stock is what lies in the shop, pieces reserved for orders included. */
export function writeCells(product: AdminProduct, sku: string): Record<Column, string> {
  const sized = product.shelves.filter(({ size }) => size !== null);
  const [main = "", ...others] = product.images;
  return {
    sku,
    title: product.title,
    description: product.description,
    category: product.category,
    brand: product.brand,
    price: number(product.price),
    salePrice: product.salePrice > 0 ? number(product.salePrice) : "",
    stock: sized.length > 0 ? "" : number(product.stockedQuantity),
    sizes: sized.map(({ size, stocked }) => `${size}:${stocked}`).join(" "),
    condition: product.condition ?? "",
    batteryHealth: product.batteryHealth ?? "",
    purchasePrice: product.purchasePrice === null ? "" : number(product.purchasePrice),
    weight: number(product.weight),
    length: number(product.length),
    breadth: number(product.breadth),
    height: number(product.height),
    gstRate: product.gstRate === null ? "" : number(product.gstRate),
    hsn: product.hsn,
    countryOfOrigin: product.countryOfOrigin,
    image: main,
    additionalImages: others.join(" "),
    specifications: writeSpecifications(product.specifications),
    isFeatured: product.isFeatured ? "yes" : "no",
    featuredDescription: product.featuredDescription ?? "",
    version: product.version,
  };
}
