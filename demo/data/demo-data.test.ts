import { pininfo } from "indian_address";
import { describe, expect, it } from "vitest";
import { conditions, defaultSizes } from "../../backend/src/contract/constants";
import { limits } from "../../backend/src/contract/limits";
import { isAboveMrp } from "../../backend/src/contract/mrp";
import { readName } from "../../backend/src/contract/names";
import { readNetQuantity } from "../../backend/src/contract/read-net-quantity";
import { emailPattern, isSafeLink, normalisePhone, normalisePincode } from "../../backend/src/contract/rules";
import { SizeGuideInput } from "../../backend/src/contract/size-guides";
import { slideGradientNames } from "../../backend/src/contract/slide-gradients";
import { readSpecifications } from "../../backend/src/contract/specification-lines";
import { stateNames } from "../../backend/src/contract/states";
import { readRecord } from "../pictures/drawing/record";
import earlierNames from "../pictures/earlier-names.json";
import { layouts } from "../pictures/models/phone-parts/camera-layouts";
import { pictureName } from "../pictures/vocabulary";
import { demoBrands, latinBrands } from "./brands";
import { demoCategories } from "./categories";
import { demoKinds, kindBySlug } from "./kinds";

const categories = demoCategories.map(({ id }) => id);

import {
  allPictures,
  choicesOf,
  demoFeatures,
  demoOrders,
  demoProducts,
  demoReviews,
  demoShoppers,
  demoSizeGuides,
  demoSlides,
  skuOf,
} from "./index";
import { seeds } from "./products/farming/seeds";
import { soilAndGarden } from "./products/farming/soil-and-garden";
import { translatedProducts } from "./translations";
import { untranslated } from "./translations/rows";
import type { DemoProduct } from "./types";

const bySlug = new Map(demoProducts.map((product) => [product.slug, product]));
const today = "2026-11-21T12:00:00.000Z";
const stockOf = (product: DemoProduct) =>
  choicesOf(product).reduce(
    (all, { totalStock, sizes = [] }) =>
      all + (totalStock ?? sizes.reduce((sum, { stock }) => sum + stock, 0)),
    0,
  );
const paid = (product: DemoProduct) => product.salePrice ?? product.price;
/** Whether a text is there in its own script, rather than left out or copied from the English. */
const isTold = (text: string | undefined, english: string) =>
  text !== undefined && text !== english && /\p{Script=Devanagari}/u.test(text);
/** Slugs of the products that break a rule: an empty list reads better in a failure than a boolean. */
const breaking = (isBroken: (product: DemoProduct) => boolean) =>
  demoProducts.filter(isBroken).map(({ slug }) => slug);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const within = (value: number, range: { min: number; max: number }) =>
  value >= range.min && value <= range.max;

describe("the demo catalogue", () => {
  it("has at least 240 products, each with a slug, a SKU, a title and a description of its own", () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(240);
    expect(repeated(demoProducts.flatMap(choicesOf).map(({ sku }) => sku))).toEqual([]);
    for (const field of ["slug", "title", "description"] as const) {
      expect(repeated(demoProducts.map((product) => product[field]))).toEqual([]);
    }
    expect(breaking(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("shows in a gallery the one article that is sold, in its colour, except where a set is sold", () => {
    const sets = [
      "dell-km3322w-keyboard-mouse",
      "hotwheels-5-car-gift-pack",
      "mahalaxmi-garden-set-khurpi-secateurs",
    ];
    const articles = ({ pictures }: Pick<DemoProduct, "pictures">) =>
      new Set(pictures.map(({ kind, variant, colour, wear }) => [kind, variant, colour, wear].join(" ")));
    expect(
      breaking((product) => choicesOf(product).some((choice) => articles(choice).size > 1)).sort(),
    ).toEqual(sets);
  });

  it("shows every picture that was renamed by its new name, as shops that were filled before name it as it was", async () => {
    const drawn = await readRecord();
    for (const [earlier, now] of Object.entries(earlierNames)) {
      expect(drawn, earlier).not.toHaveProperty([earlier]);
      expect(drawn, earlier).toHaveProperty([now]);
    }
  });

  it("draws a phone with as many cameras behind as its specifications say", () => {
    const phones = demoProducts.flatMap((product) => {
      const row = product.specifications?.find(({ label }) => /^Cameras?$/.test(label));
      const [behind = ""] = row?.value.split("front") ?? [];
      const drawn = product.pictures.flatMap((spec) =>
        spec.kind === "phone" ? [layouts[spec.variant]] : [],
      );
      return drawn.map(({ lenses }) => ({
        slug: product.slug,
        told: row ? (behind.match(/\d MP/g) ?? []).length : null,
        drawn: lenses.length,
      }));
    });
    expect(phones.filter(({ told, drawn }) => told !== null && told !== drawn)).toEqual([]);
    expect(phones.filter(({ told }) => told !== null).length).toBeGreaterThan(30);
  });

  it("draws an iPhone with the button, the notch or the island of its model, other phones with a hole in the screen", () => {
    const frontOf = (title: string) => {
      if (/iPhone SE/.test(title)) return "button";
      if (/iPhone (1[1-4]|16e)\b/.test(title)) return "notch";
      return /iPhone/.test(title) ? "island" : "hole";
    };
    const drawn = demoProducts.flatMap(({ slug, title, pictures }) =>
      pictures.flatMap((spec) => {
        const facing = spec.kind === "phone" && (spec.view === "pair" || spec.view === "front");
        return facing ? [{ slug, told: frontOf(title), drawn: spec.front ?? "hole" }] : [];
      }),
    );
    expect(drawn.filter(({ told, drawn }) => told !== drawn)).toEqual([]);
    expect(new Set(drawn.map(({ drawn }) => drawn)).size).toBe(4);
  });

  it("sells colours and storages of one thing as its choices, told apart by their options and pictures", () => {
    const several = demoProducts.filter(({ choices }) => choices !== undefined);
    expect(several.length).toBeGreaterThanOrEqual(14);
    for (const product of several) {
      const choices = choicesOf(product);
      const names = Object.keys(product.options ?? {}).sort();
      expect(names.length, product.slug).toBeGreaterThan(0);
      for (const { options, price, salePrice, sizes, totalStock, pictures } of choices) {
        expect(Object.keys(options).sort(), product.slug).toEqual(names);
        expect(salePrice === undefined || salePrice < price, product.slug).toBe(true);
        expect(sizes === undefined, product.slug).toBe(product.sizes === undefined);
        expect(totalStock === undefined, product.slug).toBe(product.totalStock === undefined);
        expect(within(pictures.length, { min: 2, max: limits.images }), product.slug).toBe(true);
      }
      expect(repeated(choices.map(({ options }) => Object.values(options).join(" / ")))).toEqual([]);
      const colours = choices.flatMap(({ options }) => options.Colour ?? []);
      const shown = new Set(choices.map(({ pictures }) => pictures.map(pictureName).join()));
      expect(shown.size, product.slug).toBe(Math.max(1, colours.length));
    }
  });

  it("carries every category, brand, size and condition of the shop", () => {
    for (const category of categories) {
      const sold = new Set(demoProducts.filter((p) => p.category === category).map((p) => p.brand));
      expect([...sold].sort()).toEqual(
        demoBrands.flatMap(({ id, categories: of }) => (of.includes(category) ? [id] : [])).sort(),
      );
    }
    const sizesSold = new Set(
      demoProducts.flatMap(choicesOf).flatMap(({ sizes = [] }) => sizes.map(({ size }) => size)),
    );
    expect([...sizesSold].sort()).toEqual([...defaultSizes].sort());
    for (const condition of conditions) {
      expect(demoProducts.filter((p) => p.condition === condition).length).toBeGreaterThan(10);
    }
  });

  it("names every brand in Hindi and Marathi, but for those listed as written in Latin letters there too", () => {
    const untold = demoBrands.flatMap(({ id, label: { en, hi, mr } }) =>
      isTold(hi, en) && isTold(mr, en) ? [] : [id],
    );
    expect(untold.sort()).toEqual(Object.keys(latinBrands).sort());
    const halfTold = demoBrands.filter(({ label: { hi, mr } }) => (hi === "") !== (mr === ""));
    expect(halfTold).toEqual([]);
    expect(
      repeated(demoBrands.flatMap(({ label }) => [...new Set(Object.values(label))]).filter(Boolean)),
    ).toEqual([]);
  });

  it("has a kind for each product, of its own category, and a product of each kind", () => {
    const kindOf = new Map(demoKinds.map((kind) => [kind.id, kind]));
    expect(breaking(({ kind, category }) => kindOf.get(kind ?? "")?.category !== category)).toEqual([]);
    const used = new Set(demoProducts.map(({ kind }) => kind));
    expect(demoKinds.filter(({ id }) => !used.has(id))).toEqual([]);
    expect(repeated(demoKinds.map(({ id }) => id))).toEqual([]);
    expect(repeated(demoKinds.map(({ category, label }) => `${category} ${label.en}`))).toEqual([]);
    const known = new Set(demoProducts.map(({ slug }) => slug));
    expect([...kindBySlug.keys()].filter((slug) => !known.has(slug))).toEqual([]);
    const untold = demoKinds.filter(({ label: { en, hi, mr } }) => !isTold(hi, en) || !isTold(mr, en));
    expect(untold).toEqual([]);
  });

  it("filters a kind only by rows that three of its products have or more, with several values, told in every language", () => {
    const poor = demoKinds.flatMap(({ id, filters }) =>
      filters.flatMap(({ row, hi, mr }) => {
        const said = demoProducts
          .filter(({ kind }) => kind === id)
          .flatMap((product) => {
            const of = product.specifications?.filter(({ label }) => label === row) ?? [];
            const chosen = choicesOf(product).map(({ options }) => options[row]);
            const values = [...of.map(({ value }) => value.split(", ")[0]), ...chosen].filter(Boolean);
            return values.length > 0 ? [values] : [];
          });
        const isGood =
          said.length >= 3 && new Set(said.flat()).size >= 2 && isTold(hi, row) && isTold(mr, row);
        return isGood ? [] : [`${id}: ${row}`];
      }),
    );
    expect(poor).toEqual([]);
    expect(demoKinds.filter(({ filters }) => filters.length > 0).length).toBeGreaterThan(20);
  });

  it("has a size guide for whatever is sold in sizes, that says what each of them measures", () => {
    const guideOf = new Map(demoSizeGuides.map((guide) => [guide._id, guide]));
    const known = new Set([...categories, ...demoKinds.map(({ id }) => id)]);
    expect([...guideOf.keys()].filter((id) => !known.has(id as never))).toEqual([]);
    for (const { _id, ...guide } of demoSizeGuides)
      expect(SizeGuideInput.safeParse(guide).error, _id).toBeUndefined();
    const unsaid = breaking((product) => {
      const { kind = "", category } = product;
      const rows = (guideOf.get(kind) ?? guideOf.get(category))?.rows ?? [];
      return choicesOf(product)
        .flatMap(({ sizes = [] }) => sizes)
        .some(({ size }) => !rows.some((row) => row.size === size));
    });
    expect(unsaid).toEqual([]);
  });

  it("stays inside the limits of the product form", () => {
    expect(breaking((p) => !within(p.title.length, limits.title))).toEqual([]);
    expect(breaking((p) => !within(p.description.length, limits.description))).toEqual([]);
    expect(breaking((p) => !within(p.price, limits.price))).toEqual([]);
    expect(breaking((p) => !within(p.weightKg, limits.weightKg))).toEqual([]);
    expect(
      breaking((p) => [p.lengthCm, p.breadthCm, p.heightCm].some((side) => !within(side, limits.sideCm))),
    ).toEqual([]);
    expect(breaking((p) => !Number.isInteger(stockOf(p)) || !within(stockOf(p), limits.stock))).toEqual([]);
  });

  it("asks a sale price below the regular price, never more than about 40 % off for a thing that is new", () => {
    expect(breaking((p) => p.salePrice !== undefined && !(p.salePrice > 0 && p.salePrice < p.price))).toEqual(
      [],
    );
    expect(breaking((p) => paid(p) < p.price * 0.595)).toEqual([]);
    const toys = demoProducts.filter((p) => p.category === "toys");
    expect(Math.min(...toys.map(paid))).toBe(199);
  });

  it("declares MRP, net quantity and maker of all seeds and of all for soil and garden, and sells nothing above its MRP", () => {
    const declared = [...seeds, ...soilAndGarden];
    expect(declared.filter(({ mrp, netQuantity, maker }) => !mrp || !netQuantity || !maker)).toEqual([]);
    expect(
      breaking(
        ({ netQuantity }) => netQuantity !== undefined && readNetQuantity(netQuantity) !== netQuantity,
      ),
    ).toEqual([]);
    expect(
      breaking((product) => choicesOf(product).some(({ price }) => isAboveMrp(price, product.mrp))),
    ).toEqual([]);
    const isUsed = ({ condition = "new" }: DemoProduct) => condition !== "new";
    expect(breaking((product) => isUsed(product) && product.mrp !== undefined)).toEqual([]);
  });

  it.each(categories)(
    "reduces few things so far that their cards say it, a tenth to a quarter: %s",
    (category) => {
      const own = demoProducts.filter((product) => product.category === category);
      const isTagged = (product: DemoProduct) => Math.round((1 - paid(product) / product.price) * 100) >= 25;
      expect(within(own.filter(isTagged).length / own.length, { min: 0.1, max: 0.25 })).toBe(true);
    },
  );

  it("gives sizes to fashion only, and condition and battery health to electronics only", () => {
    expect(breaking((p) => p.sizes !== undefined && p.category !== "fashion")).toEqual([]);
    expect(breaking((p) => (p.sizes === undefined) === (p.totalStock === undefined))).toEqual([]);
    expect(breaking((p) => (p.condition === undefined) === (p.category === "electronics"))).toEqual([]);
    expect(breaking((p) => p.batteryHealth !== undefined && p.category !== "electronics")).toEqual([]);
    expect(breaking((p) => repeated((p.sizes ?? []).map(({ size }) => size)).length > 0)).toEqual([]);
    expect(demoProducts.some((p) => p.category === "fashion" && p.sizes === undefined)).toBe(true);
  });

  it("shows what a shop has: sold-out things, last pieces and sizes that are gone", () => {
    expect(demoProducts.filter((p) => stockOf(p) === 0).length).toBeGreaterThanOrEqual(8);
    expect(demoProducts.filter((p) => stockOf(p) === 1).length).toBeGreaterThanOrEqual(8);
    expect(demoProducts.filter((p) => p.sizes?.some(({ stock }) => stock === 0)).length).toBeGreaterThan(8);
  });

  it("taxes garments and shoes by the price that is paid, seeds not at all, phones at 18 %", () => {
    const clothing = /^(6[0-5])/;
    expect(breaking((p) => !/^\d{4}(\d{2}){0,2}$/.test(p.hsn) || ![0, 5, 18].includes(p.gstRate))).toEqual(
      [],
    );
    expect(
      breaking(
        (p) => p.category === "fashion" && clothing.test(p.hsn) && p.gstRate !== (paid(p) <= 2500 ? 5 : 18),
      ),
    ).toEqual([]);
    expect(breaking((p) => p.hsn === "1209" && p.gstRate !== 0)).toEqual([]);
    expect(breaking((p) => ["8517", "8471", "8413"].includes(p.hsn) && p.gstRate !== 18)).toEqual([]);
    expect(breaking((p) => p.countryOfOrigin.length < 3)).toEqual([]);
  });

  it("shows every product from two sides or more, and the featured ones from three", () => {
    expect(breaking((p) => new Set(p.pictures.map(pictureName)).size !== p.pictures.length)).toEqual([]);
    expect(breaking((p) => !within(p.pictures.length, { min: 2, max: limits.images }))).toEqual([]);
    const featured = demoProducts.filter((p) => p.isFeatured);
    expect(within(featured.length, { min: 10, max: 16 })).toBe(true);
    expect(new Set(featured.map((p) => p.category)).size).toBe(categories.length);
    expect(featured.filter((p) => !p.featuredDescription || p.pictures.length < 3)).toEqual([]);
    expect(repeated(allPictures.map(pictureName))).toEqual([]);
  });

  it("is told in Hindi and Marathi within the limits of the form, no two products under one title", () => {
    expect(Object.keys(translatedProducts).filter((slug) => !bySlug.has(slug))).toEqual([]);
    for (const language of ["hi", "mr"] as const) {
      const texts = Object.values(translatedProducts).map((product) => product[language]);
      expect(repeated(texts.map(({ title }) => title))).toEqual([]);
      expect(texts.filter(({ title }) => !within(title.length, limits.title))).toEqual([]);
      expect(texts.filter(({ description }) => !within(description.length, limits.description))).toEqual([]);
    }
  });

  it.each(categories)("is told in Hindi and Marathi without a gap: %s", (category) => {
    const own = demoProducts.filter((product) => product.category === category);
    const missing = own.flatMap(({ slug, translations, ...english }) =>
      (["hi", "mr"] as const).flatMap((language) =>
        (["title", "description", "featuredDescription"] as const)
          .filter((field) => english[field] && !isTold(translations?.[language]?.[field], english[field]))
          .map((field) => `${slug}: ${language} ${field}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("says every row of its specifications in Hindi and Marathi, names and words alike", () => {
    expect([...new Set(demoProducts.flatMap(untranslated))]).toEqual([]);
    for (const { specifications = [], translations } of demoProducts)
      for (const language of ["hi", "mr"] as const) {
        const rows = readSpecifications(translations?.[language].specifications ?? "");
        expect(rows.map(({ label, value }) => Boolean(label && value))).toEqual(
          specifications.map(() => true),
        );
      }
  });
});

describe("the demo slides and feature pictures", () => {
  it("fit the home page and link only inside the shop", () => {
    expect(demoSlides.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    for (const slide of demoSlides) {
      expect(slide.title.length).toBeLessThanOrEqual(80);
      expect(slide.subtitle.length).toBeLessThanOrEqual(160);
      expect(slide.cta.length).toBeLessThanOrEqual(30);
      expect(slide.link).toMatch(/^\/shop\//);
      expect(isSafeLink(slide.link)).toBe(true);
      expect(slideGradientNames).toContain(slide.bg);
      expect(slide.image).toMatch(/^\/pictures\/slide-\d-1080\.webp$/);
    }
    for (const feature of demoFeatures) {
      expect(feature.title.length).toBeLessThanOrEqual(80);
      expect(feature.description.length).toBeLessThanOrEqual(300);
      expect(feature.image).toMatch(/^\/pictures\/feature-\d-1080\.webp$/);
    }
    expect(demoFeatures).toHaveLength(4);
  });
});

describe("the demo shoppers", () => {
  it("could have registered themselves, each with an e-mail at an example domain", () => {
    for (const field of ["key", "email", "phone"] as const) {
      expect(repeated(demoShoppers.map((shopper) => shopper[field]))).toEqual([]);
    }
    for (const { userName, email, phone } of demoShoppers) {
      expect(readName(userName, "account")).toBe(userName);
      expect(email).toMatch(emailPattern);
      expect(email).toMatch(/@example\.(com|org|net)$/);
      expect(normalisePhone(phone)).toBe(phone);
    }
  });

  it("live where their pincode says", () => {
    const known: Record<string, { state: string } | undefined> = pininfo;
    for (const address of demoShoppers.flatMap(({ addresses }) => addresses)) {
      expect(readName(address.name, "recipient")).toBe(address.name);
      expect(normalisePincode(address.pincode)).toBe(address.pincode);
      expect(stateNames).toContain(address.state);
      expect(known[address.pincode]?.state ?? address.state).toBe(address.state);
      expect(normalisePhone(address.phone)).toBe(address.phone);
      expect(within(address.address.length, { min: 5, max: 200 })).toBe(true);
    }
  });

  it("ordered only what the shop sells, for sums that cash on delivery allows, within sixty days", () => {
    expect(repeated(demoOrders.map(({ key }) => key))).toEqual([]);
    for (const order of demoOrders) {
      const shopper = demoShoppers.find(({ key }) => key === order.shopper);
      expect(shopper?.addresses[order.address], order.key).toBeDefined();
      let sum = 0;
      for (const { product: slug, size, choice, quantity } of order.lines) {
        const product = bySlug.get(slug);
        expect(product, `${order.key}: ${slug}`).toBeDefined();
        if (!product) continue;
        const sku = skuOf(product, size, choice);
        const bought = choicesOf(product).find((one) => sku === (size ? `${one.sku}-${size}` : one.sku));
        const shelf = size ? bought?.sizes?.find((run) => run.size === size)?.stock : bought?.totalStock;
        expect(shelf, `${order.key}: ${slug}`).toBeGreaterThanOrEqual(quantity);
        sum += (bought?.salePrice ?? bought?.price ?? 0) * quantity;
      }
      expect(within(sum, { min: 199, max: 10_000 }), `${order.key}: ₹${sum}`).toBe(true);
      expect(order.placedAt >= "2026-09-22" && order.placedAt < today, order.key).toBe(true);
      for (const later of [order.shippedAt, order.deliveredAt, order.cancelledAt]) {
        expect(later === undefined || (later > order.placedAt && later < today), order.key).toBe(true);
      }
      expect(Boolean(order.cancellationReason)).toBe(order.status === "cancelled");
    }
  });

  it("have each one shipped, pending and cancelled order and some delivered ones", () => {
    for (const { key } of demoShoppers) {
      const statuses = demoOrders.filter(({ shopper }) => shopper === key).map(({ status }) => status);
      for (const status of ["shipped", "pending", "cancelled"] as const) {
        expect(statuses.filter((s) => s === status)).toHaveLength(1);
      }
      expect(statuses.filter((s) => s === "delivered").length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("the demo reviews", () => {
  it("are at least 220 in three languages over about ninety products, once a product and shopper", () => {
    expect(demoReviews.length).toBeGreaterThanOrEqual(220);
    expect(new Set(demoReviews.map(({ product }) => product)).size).toBeGreaterThanOrEqual(80);
    for (const language of ["en", "hi", "mr"]) {
      const share = demoReviews.filter((review) => review.language === language).length / demoReviews.length;
      expect(within(share, { min: 0.28, max: 0.4 }), language).toBe(true);
    }
    expect(repeated(demoReviews.map(({ product, shopper }) => `${product} ${shopper}`))).toEqual([]);
    expect(repeated(demoReviews.map(({ message }) => message))).toEqual([]);
  });

  it("speak of things sold, by known shoppers, in the length the form allows", () => {
    const keys = demoShoppers.map(({ key }) => key);
    for (const { product, shopper, message, at, language } of demoReviews) {
      expect(bySlug.has(product), product).toBe(true);
      expect(keys).toContain(shopper);
      expect(within(message.length, limits.review)).toBe(true);
      expect(at < today && at > "2026-09-22").toBe(true);
      expect(/\p{Script=Devanagari}/u.test(message), message).toBe(language !== "en");
    }
  });

  it("are mixed, with an average near four", () => {
    const average = demoReviews.reduce((sum, { rating }) => sum + rating, 0) / demoReviews.length;
    expect(within(average, { min: 3.7, max: 4.4 }), String(average)).toBe(true);
    for (const rating of [1, 2, 3, 4, 5]) {
      expect(demoReviews.filter((review) => review.rating === rating).length).toBeGreaterThanOrEqual(5);
    }
  });

  it("come after the delivery where the shopper bought the thing here", () => {
    const late = demoReviews.filter(({ product, shopper, at }) =>
      demoOrders.some(
        (order) =>
          order.shopper === shopper &&
          order.deliveredAt !== undefined &&
          order.deliveredAt > at &&
          order.lines.some((line) => line.product === product),
      ),
    );
    expect(late).toEqual([]);
    const verified = demoReviews.filter(({ product, shopper }) =>
      demoOrders.some(
        (order) =>
          order.shopper === shopper &&
          order.status === "delivered" &&
          order.lines.some((line) => line.product === product),
      ),
    );
    expect(verified.length).toBeGreaterThanOrEqual(20);
  });
});
