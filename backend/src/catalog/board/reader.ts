import type { Language } from "../../contract/constants";
import { query } from "../../db/pool";
import { renderVersion } from "../render-version";
import { renew } from "../renew";
import type { Catalogue } from "./catalogue";
import type { Texts } from "./texts";

type Kind = "card" | "detail";
/** `outdated` is the product's id where older code rendered it. */
type Read = { no: number; text: string; shown: string; outdated: string | null };

const textOf = (kind: Kind) => `
  select w.no, v.shown, coalesce(coalesce(t.${kind}, p.${kind}) || p.stock_json, '') as text,
    case when p.rendered_by < ${renderVersion} then p.product_id end as outdated
  from unnest($1::integer[]) w(no) cross join catalog_version v
  left join catalog_product p on p.no = w.no and p.published
  left join catalog_text t on t.no = p.no and t.lang = $2`;
const statements = {
  card: { name: "texts-card", text: textOf("card") },
  detail: { name: "texts-detail", text: textOf("detail") },
};

/**
 * Hands out the JSON texts of products in one language, and notes those that are not at hand: an answer that was
 * made with some missing is to be made again after `fetch`.
 */
export class Reader {
  private readonly missing = { card: new Set<number>(), detail: new Set<number>() };
  /** What was read for this request; kept for others only where nothing changed in between. */
  private readonly own = { card: new Map<number, string>(), detail: new Map<number, string>() };

  constructor(
    private catalogue: Catalogue,
    private readonly language: Language,
  ) {}

  get isComplete(): boolean {
    return this.missing.card.size + this.missing.detail.size === 0;
  }

  /** For another look, at a catalogue that may have gone on. */
  readFrom(catalogue: Catalogue): void {
    this.catalogue = catalogue;
  }

  /** The cards of these products, those that are gone left out. */
  cards(nos: readonly number[]): string[] {
    const cards: string[] = [];
    for (const no of nos) {
      const text = this.text("card", no);
      if (text) cards.push(text);
    }
    return cards;
  }

  /** A product's page, or null where there is none to show. */
  page(no: number): string | null {
    return this.text("detail", no) || null;
  }

  /** Reads what was missing. */
  async fetch(): Promise<void> {
    await Promise.all([this.fetchKind("card"), this.fetchKind("detail")]);
  }

  private async fetchKind(kind: Kind): Promise<void> {
    const nos = [...this.missing[kind]];
    if (nos.length === 0) return;
    this.missing[kind].clear();
    const rows = await this.read(kind, nos);
    const { progress } = this.catalogue;
    for (const { no, text, shown } of rows) {
      this.own[kind].set(no, text);
      // Read before the catalogue went on: it may have forgotten this text already, and would not do so again.
      if (BigInt(shown) >= progress.shown) this.kept(kind).keep(no, this.language, text);
    }
  }

  private async read(kind: Kind, nos: number[]): Promise<Read[]> {
    const read = () => query<Read>({ ...statements[kind], values: [nos, this.language] });
    const rows = await read();
    const outdated = rows.flatMap((row) => row.outdated ?? []);
    if (outdated.length === 0) return rows;
    await renew(outdated);
    return read();
  }

  private text(kind: Kind, no: number): string {
    const text = this.kept(kind).get(no, this.language) ?? this.own[kind].get(no);
    if (text === undefined) this.missing[kind].add(no);
    return text ?? "";
  }

  private kept(kind: Kind): Texts {
    return kind === "card" ? this.catalogue.cards : this.catalogue.pages;
  }
}
