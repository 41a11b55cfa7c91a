import { kindList } from "../../contract/kind-list";
import { query } from "../../platform/db/pool";
import type { CatalogIndex, IndexedProduct } from "../index/catalog-index";
import type { Filters } from "../index/filters";
import type { OwnPrices } from "../index/own-prices-index";
import type { SearchResult } from "../index/select-products";
import { suggestWords } from "../index/suggest";
import type { Lexicon } from "../vocabulary/lexicon";
import { Answers } from "./answers";
import { conditionOf, partsOf } from "./conditions";
import { type Condition, numbersIn, orders, pageOf } from "./engine";
import { planOf } from "./plan";
import { EngineResult, type Sources } from "./result";
import { similarTo } from "./similar";
import { stillPassing } from "./truth";
import { FetchedWords, type WordSource } from "./vocabulary";

type Known = IndexedProduct & { productId: string; slug: string };

/** The products by these ids or slugs that are shown. */
const readKnown = (names: readonly string[]): Promise<Known[]> =>
  query<Known>({
    name: "search-products-by-name",
    text: `select no, product_id as "productId", slug, paid_price::float8 as "paidPrice", category, kind
      from catalog_product where published and (product_id = any($1::text[]) or slug = any($1::text[]))`,
    values: [names],
  });

const inStock: Filters = { inStock: true };

type Strip = {
  condition: Condition | undefined;
  filters: Filters;
  limit: number;
  order?: keyof typeof orders;
};

/** A page that has more to show than this is shown without it. */
const orNone = (find: () => Promise<number[]>): Promise<number[]> => find().catch(() => []);

/**
 * The catalogue at the engine's Search Module, for one request (ADR-0107). Lists, searches, facets and rows are the module's answers;
 * products by their names, and whether what is found still passes, are read from the read model. Rows and similar
 * products are left out while the module is away; lists and searches are a 503.
 */
export class EngineSearch implements CatalogIndex {
  private readonly answers = new Answers();

  constructor(
    private readonly sources: Sources,
    private readonly wordSource: WordSource,
    private readonly lexicon: Lexicon,
  ) {}

  list(filters: Filters, own?: OwnPrices): SearchResult {
    const name = `list ${JSON.stringify(filters)}`;
    return new EngineResult(this.answers, this.sources, { name, filters, own });
  }

  search(line: string, filters: Filters, own?: OwnPrices): SearchResult {
    const name = `search ${JSON.stringify([line, filters])}`;
    const { ask } = this.sources;
    const words = new FetchedWords(this.wordSource);
    const plan = this.answers.get(name, () => planOf({ ask, words, lexicon: this.lexicon }, line, filters));
    return new EngineResult(this.answers, this.sources, { name, filters: plan.filters, own, plan });
  }

  product(idOrSlug: string): IndexedProduct | undefined {
    const [found] = this.answers.get(`product ${idOrSlug}`, () => readKnown([idOrSlug]));
    return found && { ...found, kind: found.kind ?? undefined };
  }

  chosen(productIds: readonly string[]): number[] {
    const found = this.answers.get(`chosen ${productIds}`, () => readKnown(productIds));
    return productIds.flatMap(
      (id) => found.find(({ productId, slug }) => productId === id || slug === id)?.no ?? [],
    );
  }

  featured(limit: number): number[] {
    return this.strip("featured", { condition: { featured: true }, filters: {}, limit });
  }

  newest(limit: number): number[] {
    return this.strip("newest", { condition: { inStock: true }, filters: inStock, limit, order: "newest" });
  }

  row(filters: Filters, limit: number): number[] {
    const condition = conditionOf(undefined, partsOf(filters));
    return this.strip(`row ${JSON.stringify(filters)}`, { condition, filters, limit });
  }

  similar(idOrSlug: string, limit: number): number[] {
    const product = this.product(idOrSlug);
    if (!product) return [];
    const { ask, rowsOf } = this.sources;
    return this.answers.get(`similar ${product.no} ${limit}`, () =>
      orNone(() => similarTo(ask, rowsOf, product.no, limit)),
    );
  }

  faceOfKind(kind: string): number | undefined {
    // Whoever asks for one asks for others of the shop's kinds too.
    const faces = this.answers.get("faces", () => this.facesOfKinds());
    return faces.get(kind);
  }

  words(prefix: string, limit: number): string[] {
    const words = new FetchedWords(this.wordSource);
    return this.answers.get(`words ${limit} ${prefix}`, () =>
      words.settled(() => suggestWords(words, this.lexicon, prefix, limit)),
    );
  }

  private async facesOfKinds(): Promise<ReadonlyMap<string, number>> {
    const kinds = kindList().map(({ id }) => id);
    const asked = kinds.map((kind) => pageOf({ kind }, orders.popular, [0, 1]));
    const found = await this.sources.ask(asked).catch(() => []);
    return new Map(
      found.flatMap((answer, at) =>
        numbersIn(answer)
          .slice(0, 1)
          .map((no) => [kinds[at] ?? "", no] as const),
      ),
    );
  }

  /** The first of an order, as far as they still pass. */
  private strip(name: string, { condition, filters, limit, order = "popular" }: Strip): number[] {
    const { ask, rowsOf } = this.sources;
    return this.answers.get(`${name} ${limit}`, () =>
      orNone(async () => {
        const answers = await ask([pageOf(condition, orders[order], [0, limit])]);
        return stillPassing(rowsOf, answers.flatMap(numbersIn), filters);
      }),
    );
  }
}
