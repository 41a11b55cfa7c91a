import { readWith } from "../../catalog/index";
import { knownProductId } from "../../catalog/known-product";
import { readProduct } from "../../catalog/read-product";
import { relatedProducts } from "../../contract/constants";
import { shownKind } from "../../contract/kind-list";
import { messages } from "../../contract/messages";
import type { Facets, products } from "../../contract/products";
import { refuse } from "../../contract/refusal";
import { editProduct } from "../../workflows/product/edit";
import { Rendered, type Routes } from "../pipeline/route";
import { cardsOf } from "./products/cards-of";
import { guideOfPage } from "./products/guide-of-page";
import { listPage } from "./products/list-page";
import { ownCards, ownList, ownPage, ownPages } from "./products/own-prices";

/** The length of the scrollable strip on the home page. */
const atMost = 24;

export const productsRoutes = {
  getProducts: async ({ query, ...who }) =>
    new Rendered(
      await ownList((own) => listPage(query, (catalogue, filters) => catalogue.list(filters, own)), who),
    ),

  getFeaturedProducts: async ({ query, ...who }) => {
    const cards = await readWith(query.lang ?? "en", (catalogue, texts) =>
      texts.cards(catalogue.featured(atMost)),
    );
    return new Rendered(`{"success":true,"data":[${await ownCards(cards, who)}]}`);
  },

  getProductCards: ({ query: { ids, lang }, ...who }) => cardsOf({ productIds: ids, lang, ...who }),

  getComparison: async ({ query: { ids, lang = "en" }, ...who }) => {
    const json = await readWith(lang, (catalogue, texts) => {
      const products = ids.flatMap((id) => catalogue.product(id) ?? []);
      const pages = [...new Set(products.map(({ no }) => no))].flatMap((no) => texts.page(no) ?? []);
      const kinds = new Set(products.map((product) => product.kind));
      const kind = shownKind(kinds.size === 1 ? products[0]?.kind : undefined, lang);
      return `{"success":true,"data":[${pages}],"kind":${JSON.stringify(kind)}}`;
    });
    return new Rendered(await ownPages(json, who));
  },

  getBrands: async ({ query: { category } }) => {
    const facetsJson = await readWith(
      "en",
      (catalogue) => catalogue.list({ category: [category] }).facetsJson,
    );
    const { brand }: Facets = JSON.parse(facetsJson);
    return { data: brand };
  },

  getProduct: async ({ params, query, ...who }) => {
    const json = await readWith(query.lang ?? "en", (catalogue, texts) => {
      const product = catalogue.product(params.id);
      const page = product ? texts.page(product.no) : null;
      const similar = texts.cards(catalogue.similar(params.id, relatedProducts));
      const kind = shownKind(product?.kind, query.lang ?? "en");
      if (!page || !product) return null;
      const beside = { kind, sizeGuide: guideOfPage(page, product)?._id ?? null };
      return `{"success":true,"data":${page},"similar":[${similar}],${JSON.stringify(beside).slice(1)}`;
    });
    if (json === null) throw refuse.notFound(messages.productNotFound);
    return new Rendered(await ownPage(json, who));
  },

  featureProduct: async ({ params, body, scope }) => {
    const productId = await knownProductId(params.id);
    await editProduct(scope, productId, body);
    return { data: await readProduct(productId) };
  },
} satisfies Routes<typeof products>;
