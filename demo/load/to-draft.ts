import type { ProductDraft } from "../../backend/src/workflows/product/draft";
import { choicesOf, type DemoProduct } from "../data";
import { pictureName } from "../pictures/vocabulary";
import { kindOfDemo } from "./kinds";

/** A product of the demo catalogue as input for the workflow that creates products. */
export function toDraft(product: DemoProduct): ProductDraft {
  const choices = choicesOf(product).map(({ pictures, ...choice }) => ({
    ...choice,
    pictures: pictures.map((spec) => `/pictures/${pictureName(spec)}-1080.webp`),
  }));
  const [image, ...additionalImages] = [...new Set(choices.flatMap(({ pictures }) => pictures))];
  return {
    slug: product.slug,
    sku: product.sku,
    title: product.title,
    description: product.description,
    category: product.category,
    kind: kindOfDemo(product),
    brand: product.brand,
    price: product.price,
    salePrice: product.salePrice ?? null,
    totalStock: product.totalStock ?? null,
    sizes: product.sizes ?? null,
    condition: product.condition ?? null,
    batteryHealth: product.batteryHealth ?? null,
    image: image ?? null,
    additionalImages,
    weight: product.weightKg,
    length: product.lengthCm,
    breadth: product.breadthCm,
    height: product.heightCm,
    hsn: product.hsn,
    // The contract lists the rates that exist; the demo data has plain numbers and is checked by its own test.
    gstRate: product.gstRate as ProductDraft["gstRate"],
    countryOfOrigin: product.countryOfOrigin,
    mrp: product.mrp ?? null,
    netQuantity: product.netQuantity ?? null,
    maker: product.maker ?? null,
    specifications: product.specifications ?? [],
    isFeatured: product.isFeatured ?? false,
    featuredDescription: product.featuredDescription ?? null,
    translations: product.translations ?? {},
    isDemo: true,
    ...(product.choices && { choices }),
  };
}
