import { createHash } from "node:crypto";
import { brandLabel } from "../../contract/brand-list";
import { categoryLabel } from "../../contract/category-list";
import { languages } from "../../contract/constants";
import { kindLabel } from "../../contract/kind-list";
import { rowsInWords } from "../../contract/specification-lines";
import { choiceOf, optionIn } from "../../contract/variant-options";
import { searchedDetails } from "../detail-values";
import { goodsMark, goodsWords } from "../vocabulary/goods-words";
import { numberPairs, titleSort, wordList } from "../vocabulary/tokens";
import { kindValues } from "./kind-values";
import { rateOfOnePiece, render } from "./render";
import { renderVersion } from "./render-version";
import type { Projected } from "./shape";

/** Word lists of the read model: plain words, and behind them marks that nobody types (pairs, names of goods). */
const joined = (...lists: Array<string | readonly string[]>): string =>
  [...new Set(lists.flat())].filter(Boolean).join(" ");

/** One row of `catalog_product` (snake_case as its columns) with the texts in other languages beside it. */
export function productRow(product: Projected) {
  const english = render(product, "en");
  const translated = Object.values(product.translations);
  const goods = goodsWords(product.hsn, product.title);
  const row = {
    product_id: product.productId,
    slug: product.slug,
    published: product.published,
    title: product.title,
    title_sort: titleSort(product.title),
    category: product.category,
    kind: product.kind,
    kind_values: kindValues(product),
    brand: product.brand,
    condition: product.condition,
    // As lists are asked for it: a comma without a space behind it would begin another country.
    country: product.countryOfOrigin.replace(/,(?! )/g, ", ").replace(/[, ]+$/, ""),
    price: product.price,
    sale_price: product.salePrice,
    paid_price: product.paidPrice,
    image: product.image,
    weight_kg: product.weightKg,
    length_cm: product.lengthCm,
    breadth_cm: product.breadthCm,
    height_cm: product.heightCm,
    hsn: product.hsn,
    gst_rate: product.gstRate,
    featured: product.isFeatured,
    rating: product.rating,
    review_count: product.reviewCount,
    created_at: product.createdAt,
    turns_at: product.turnsAt,
    rendered_by: renderVersion,
    head_words: joined(
      wordList(
        product.title,
        product.brand,
        ...languages.map((language) => brandLabel(product.brand, language)),
        product.category,
        categoryLabel(product.category),
        ...languages.map((language) => product.kind && kindLabel(product.kind, language)),
        product.condition,
        goods,
        ...translated.map((texts) => texts?.title),
      ),
      numberPairs(product.title),
      goods.split(" ").filter(Boolean).map(goodsMark),
    ),
    body_words: joined(
      wordList(
        product.description,
        ...searchedDetails.map((field) => product[field]),
        ...product.specifications.map(({ value }) => value),
        ...product.variants.flatMap(({ sku, options }) => [
          sku,
          ...options.flatMap((option) => languages.map((language) => optionIn(option, language).value)),
        ]),
        ...product.names,
        ...translated.flatMap((texts) => [texts?.description, texts?.featuredDescription]),
        ...translated.flatMap((texts) =>
          texts ? rowsInWords(product.specifications, texts.specifications).map(({ value }) => value) : [],
        ),
      ),
      product.specifications.flatMap(({ value }) => numberPairs(value)),
    ),
    card: english.card,
    detail: english.detail,
  };
  const texts = (["hi", "mr"] as const)
    .filter((lang) => product.translations[lang])
    .map((lang) => ({ product_id: product.productId, lang, ...render(product, lang) }));
  const variants = product.variants.map((variant) => ({
    variant_id: variant.variantId,
    product_id: product.productId,
    inventory_item_id: variant.inventoryItemId,
    allows_backorder: variant.allowsBackorder,
    size: variant.size,
    options: variant.options,
    choice: choiceOf(variant),
    position: variant.position,
    rank: variant.rank,
    picture: variant.picture,
    images: variant.images,
    sku: variant.sku,
    price: variant.price,
    sale_price: variant.salePrice,
    paid_price: variant.paidPrice,
    gst_rate: rateOfOnePiece(product, variant.paidPrice),
  }));
  const fingerprint = createHash("sha1")
    .update(JSON.stringify([row, texts, variants]))
    .digest("base64");
  return { row: { ...row, fingerprint }, texts, variants };
}

export type Rows = ReturnType<typeof productRow>;
