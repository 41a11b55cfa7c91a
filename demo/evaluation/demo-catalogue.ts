import { maskedSizes } from "../../backend/src/catalog/index/filters";
import type { IndexRow } from "../../backend/src/catalog/index/row";
import { SearchIndex } from "../../backend/src/catalog/index/search-index";
import { productRow } from "../../backend/src/catalog/projection/project-rows";
import { blankDetails, type Projected } from "../../backend/src/catalog/projection/shape";
import { keepRates } from "../../backend/src/tax/dated-rates";
import { choicesOf, type DemoProduct, demoProducts } from "../data";

/** A demo product as in the read model; fields that the search does not use have plain values. */
function projected(product: DemoProduct): Projected {
  const paidPrice = product.salePrice ?? product.price;
  return {
    productId: product.slug,
    slug: product.slug,
    published: true,
    title: product.title,
    description: product.description,
    ...blankDetails,
    category: product.category,
    kind: product.kind ?? null,
    brand: product.brand,
    condition: product.condition ?? null,
    countryOfOrigin: product.countryOfOrigin,
    price: product.price,
    salePrice: product.salePrice ?? 0,
    paidPrice,
    image: "",
    images: [],
    weightKg: product.weightKg,
    lengthCm: product.lengthCm,
    breadthCm: product.breadthCm,
    heightCm: product.heightCm,
    hsn: product.hsn,
    gstRate: product.gstRate,
    isOnMargin: false,
    names: [],
    specifications: product.specifications ?? [],
    isFeatured: product.isFeatured ?? false,
    featuredDescription: product.featuredDescription ?? null,
    translations: product.translations ?? {},
    rating: 0,
    reviewCount: 0,
    createdAt: "2026-01-01T00:00:00.000Z",
    turnsAt: null,
    variants: choicesOf(product).map(({ options, sku, price, salePrice = 0 }, rank) => ({
      variantId: sku,
      inventoryItemId: null,
      allowsBackorder: false,
      sku,
      size: null,
      options: Object.entries(options).map(([name, value]) => ({ name, value })),
      position: 0,
      rank,
      picture: null,
      images: [],
      price,
      salePrice,
      paidPrice: salePrice || price,
    })),
  };
}

/** The demo catalogue as rows of the read model, without a database. */
export function demoRows(): IndexRow[] {
  // Each product at its own rate: nothing here is found by its tax.
  keepRates([]);
  return demoProducts.map((product, no) => {
    const { row } = productRow(projected(product));
    return {
      no,
      productId: row.product_id,
      slug: row.slug,
      published: true,
      category: row.category,
      kind: row.kind,
      kindValues: row.kind_values,
      brand: row.brand,
      condition: row.condition,
      country: row.country,
      paidPrice: row.paid_price,
      onSale: row.sale_price > 0,
      inStock: true,
      sizeMask: (product.sizes ?? []).reduce(
        (mask, { size }) => mask | (1 << maskedSizes(product.category).indexOf(size)),
        0,
      ),
      rating: 0,
      reviewCount: 0,
      featured: row.featured,
      titleSort: row.title_sort,
      headWords: row.head_words,
      bodyWords: row.body_words,
      textMark: no,
      createdAt: no,
    };
  });
}

/** The demo catalogue in a search index, without a database. */
export function demoIndex(): SearchIndex {
  const index = new SearchIndex();
  for (const row of demoRows()) index.upsert(row);
  return index;
}
