import {
  type OfferedProduct,
  type OfferedVariant,
  offeredProducts,
} from "../../../catalog/published-products";
import { brandLabel, noBrand } from "../../../contract/brand-list";
import { categoryLabel } from "../../../contract/category-list";
import { isColourOption } from "../../../contract/colour-list";
import { type Language, languages } from "../../../contract/constants";
import { shownKind } from "../../../contract/kind-list";
import { toDecimal, toPaise } from "../../../contract/money";
import { addressIn } from "../../../contract/page-addresses";
import { paidPrice } from "../../../contract/paid-price";
import { isTooLarge, type ParcelLimits, parcelWeight } from "../../../contract/parcel";
import { pictureAt } from "../../../contract/pictures";
import { refuse } from "../../../contract/refusal";
import { inWords } from "../../../contract/shop-figures";
import { measured } from "../../../contract/unit-price";
import { optionIn } from "../../../contract/variant-options";
import { env } from "../../../platform/env";
import { shop } from "../../../platform/identity/current";
import { shippingRules } from "../../../shipping/rules-in-force";
import { shippingTerms } from "../../../shipping/terms";
import type { RawRoute } from "../../pipeline/listener";
import { element, sendXml } from "./xml";

const freshSeconds = 3_600;
/** The limits of Google's product data specification. */
const longest = { title: 150, description: 5_000, pictures: 10, colour: 100 };
const conditions = { new: "new", refurbished: "refurbished", "second-hand": "used" } as const;

/** What the feed takes from the shop's settings for parcels. */
export type ParcelSettings = { largest: ParcelLimits; volumetricDivisor: number };

const rupees = (amount: number) => `${toDecimal(toPaise(amount))} INR`;

/** A barcode that is a GTIN: 8, 12, 13 or 14 digits whose last one checks the others. */
export function gtinOf(barcode: string | null): string | null {
  const digits = barcode?.replaceAll(/[\s-]/g, "") ?? "";
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}

/** How the product goes to its buyer: couriers take it, or it is too large and the shop is called. */
function shippingLabel(product: OfferedProduct, { largest, volumetricDivisor }: ParcelSettings): string {
  const lines = [{ quantity: 1, ...product }];
  const { chargeableKg } = parcelWeight(lines, volumetricDivisor);
  return isTooLarge(lines, chargeableKg, largest) ? "by-phone" : "courier";
}

const feedUnits = { g: "g", kg: "kg", ml: "ml", L: "l", cm: "cm", m: "m", piece: "ct" } as const;

/** What a package holds, and the unit in which the shop's page says the price too. */
function measures({ shown }: OfferedProduct, variant: OfferedVariant): Array<[string, string]> {
  const priced = measured(shown.netQuantity, paidPrice(variant));
  if (!priced) return [];
  const { quantity, perUnit } = priced;
  return [
    ["unit_pricing_measure", `${quantity.amount} ${feedUnits[quantity.unit]}`],
    ["unit_pricing_base_measure", `1 ${feedUnits[perUnit.unit]}`],
  ];
}

/** The way to the product in the shop, as Google writes it: "Electronics > Mobile phones". */
const productType = ({ category, kind }: OfferedProduct, language: Language): string =>
  [categoryLabel(category, language), shownKind(kind, language)?.name].filter(Boolean).join(" > ");

/** One thing that can be bought, as Google Merchant reads it: a variant of a product, in one language. */
export function itemOf(
  product: OfferedProduct,
  variant: OfferedVariant,
  { language, origin, parcels }: { language: Language; origin: string; parcels: ParcelSettings },
): string {
  const { productId, slug, shown, weightKg } = product;
  const isOneOfMany = product.variants.length > 1;
  const chosen = [
    ...(variant.size ? [variant.size] : []),
    ...variant.options
      .filter(({ name }) => name !== "Size")
      .map((option) => optionIn(option, language).value),
  ];
  const title = [shown.title, ...(isOneOfMany ? chosen : [])].join(" · ").slice(0, longest.title);
  const page = `${origin}${addressIn(language, `/shop/product/${encodeURIComponent(slug)}`)}`;
  const pictures = [...new Set([...(variant.picture ? [variant.picture] : []), ...shown.images])]
    .slice(0, longest.pictures)
    .map((picture) => new URL(pictureAt(picture, 1080), origin).href);
  const colour = variant.options.find(({ name }) => isColourOption(name));
  const gtin = gtinOf(variant.barcode);
  const brand = product.brand === noBrand ? null : brandLabel(product.brand, language);
  const fields: Array<[string, string | null]> = [
    ["id", isOneOfMany ? variant.variantId : productId],
    ["item_group_id", isOneOfMany ? productId : null],
    ["title", title],
    ["description", (shown.description || shown.title).slice(0, longest.description)],
    ["link", isOneOfMany ? `${page}?variant=${variant.variantId}` : page],
    ["image_link", pictures[0] ?? null],
    ...pictures.slice(1).map((picture): [string, string] => ["additional_image_link", picture]),
    ["availability", variant.available > 0 ? "in_stock" : "out_of_stock"],
    ["price", rupees(variant.price)],
    ["sale_price", variant.salePrice > 0 ? rupees(variant.salePrice) : null],
    ...measures(product, variant),
    ["condition", conditions[product.condition ?? "new"]],
    ["brand", brand],
    ["gtin", gtin],
    ["mpn", gtin ? null : variant.sku],
    // Without a number of the maker's and a brand, Google would wait for them.
    ["identifier_exists", gtin || (brand && variant.sku) ? null : "no"],
    ["product_type", productType(product, language)],
    ["color", colour ? optionIn(colour, language).value.slice(0, longest.colour) : null],
    ["size", variant.size],
    ["shipping_label", shippingLabel(product, parcels)],
    ["shipping_weight", `${weightKg} kg`],
  ];
  return `<item>${fields.map(([name, text]) => element(`g:${name}`, text)).join("")}</item>`;
}

async function* feed(language: Language, parcels: ParcelSettings): AsyncGenerator<string> {
  const origin = env().PUBLIC_URL;
  const { name, tagline } = shop();
  const title = inWords(name, language);
  yield `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element("title", title)}${element("link", origin + addressIn(language, "/shop/home"))}${element("description", inWords(tagline, language) || title)}`;
  for await (const products of offeredProducts(language))
    yield products
      .flatMap((product) =>
        product.variants.map((variant) => itemOf(product, variant, { language, origin, parcels })),
      )
      .join("");
  yield "</channel></rss>";
}

const sendFeed: RawRoute = async (req, res, path) => {
  const language = languages.find((known) => path === `/feeds/products-${known}.xml`);
  if (!language) throw refuse.notFound();
  const parcels = shippingTerms(await shippingRules(), shop(), new Date());
  return sendXml(req, res, { parts: feed(language, parcels), freshSeconds });
};

export const feedRoutes: Record<string, RawRoute> = { "GET /feeds/": sendFeed };
