import { setImmediate as breathe } from "node:timers/promises";
import type { Language } from "../../contract/constants";
import { query } from "../../platform/db/pool";
import { readReplica } from "../../platform/db/replica";
import { cardText, pageText } from "../page-text";
import { renderVersion } from "../projection/render-version";
import { renew } from "../projection/renew";
import type { KeptTexts } from "./kept-texts";
import type { Progress } from "./latest";
import { haveLooksBeenLong, lookForATurn, TurnOver } from "./looks-in-turns";
import { momentOf } from "./moment";
import type { Texts } from "./texts";

type Kind = "card" | "detail";
/** `outdated` is the product's id if it was rendered by older code, `seen` the statement's snapshot. */
type Read = { no: number; text: string; seen: string; outdated: string | null };

/** Where texts are kept, as of a state of the catalogue. */
export type TextKeeper = { readonly texts: KeptTexts; readonly progress: Progress };

const keptIn = ({ cards, pages }: KeptTexts, kind: Kind): Texts => (kind === "card" ? cards : pages);

const textIn = (kind: Kind) => (kind === "card" ? cardText : pageText("coalesce(t.detail, p.detail)"));

const textOf = (kind: Kind, more = "") => `
  select w.no, catalog_moment()::text as seen, coalesce(${textIn(kind)}, '') as text, ${more}
    case when p.rendered_by < $3 then p.product_id end as outdated
  from unnest($1::integer[]) w(no)
  left join catalog_product p on p.no = w.no and p.published
  left join catalog_text t on t.no = p.no and t.lang = $2`;
const statements = {
  card: { name: "texts-card", text: textOf("card") },
  detail: { name: "texts-detail", text: textOf("detail") },
};
/** With how many of the rows of the log are there that only a database as new as the catalogue has all of. */
const witnessed = "catalog_log_has($4, $5) as found,";
const replicaStatements = {
  card: { name: "texts-card-replica", text: textOf("card", witnessed) },
  detail: { name: "texts-detail-replica", text: textOf("detail", witnessed) },
};

/**
 * Returns the cached JSON texts of products in one language, and records missing ones: a response built with missing
 * texts has to be built again after `fetch`.
 */
export class Reader {
  private readonly missing = { card: new Set<number>(), detail: new Set<number>() };
  /** Texts read for this request; cached for others only if nothing changed in between. */
  private readonly own = { card: new Map<number, string>(), detail: new Map<number, string>() };

  constructor(
    private catalogue: TextKeeper,
    private readonly language: Language,
  ) {}

  get isComplete(): boolean {
    return this.missing.card.size + this.missing.detail.size === 0;
  }

  /** Resets the reader for another attempt on a catalogue that may have changed. */
  readFrom(catalogue: TextKeeper): void {
    this.catalogue = catalogue;
  }

  /** The cards of these products, without those that no longer exist. */
  cards(nos: readonly number[]): string[] {
    const cards: string[] = [];
    for (const no of nos) {
      const text = this.text("card", no);
      if (text) cards.push(text);
    }
    return cards;
  }

  /** A product's page, or null if there is none to show. */
  page(no: number): string | null {
    return this.text("detail", no) || null;
  }

  /** Fetches the missing texts. */
  async fetch(): Promise<void> {
    await Promise.all([this.fetchKind("card"), this.fetchKind("detail")]);
  }

  private async fetchKind(kind: Kind): Promise<void> {
    const nos = [...this.missing[kind]];
    if (nos.length === 0) return;
    this.missing[kind].clear();
    // Those of now: the moments of a database with another history, whose texts are kept elsewhere, cannot be compared.
    const { texts } = this.catalogue;
    const rows = await this.read(kind, nos);
    // Read before the catalogue changed: it may already have discarded these texts, and would not do so again.
    const mayKeep = rows[0] !== undefined && texts.mayKeep(momentOf(rows[0].seen));
    for (const { no, text } of rows) {
      this.own[kind].set(no, text);
      if (mayKeep) keptIn(texts, kind).keep(no, this.language, text);
    }
  }

  private async read(kind: Kind, nos: number[]): Promise<Read[]> {
    const values = [nos, this.language, renderVersion];
    const read = () => query<Read>({ ...statements[kind], values });
    const rows = (await this.fromReplica(kind, values)) ?? (await read());
    const outdated = rows.flatMap((row) => row.outdated ?? []);
    if (outdated.length === 0) return rows;
    await renew(outdated);
    return read();
  }

  /** From the replica, if it is as new as what is asked for, and has nothing that must be rendered anew. */
  private async fromReplica(kind: Kind, values: readonly unknown[]): Promise<Read[] | undefined> {
    const { witnesses } = this.catalogue.progress;
    const ids = witnesses.map(({ id }) => id);
    const marks = witnesses.map(({ mark }) => mark);
    const rows = await readReplica<Read & { found: number }>({
      ...replicaStatements[kind],
      values: [...values, ids, marks],
    });
    const isBehind = rows?.some(({ found, outdated }) => found < witnesses.length || outdated !== null);
    return isBehind ? undefined : rows;
  }

  private text(kind: Kind, no: number): string {
    const text = keptIn(this.catalogue.texts, kind).get(no, this.language) ?? this.own[kind].get(no);
    if (text === undefined) this.missing[kind].add(no);
    return text ?? "";
  }
}

const tries = 3;
/** A look that was interrupted more often goes on to its end: others may change the catalogue again and again beneath it. */
const mostTurns = 20;

/**
 * Runs `look` on what `upToDate` gives. If texts were missing, they are fetched and `look` runs again: a result is never
 * older than the database at the moment of the call. Under constant writing the last of three attempts is used.
 * `isStillRead` tells whether what `upToDate` gave may be read after others have had their turns.
 */
export async function readingTexts<Keeper extends TextKeeper, Answer>(
  language: Language,
  upToDate: () => Promise<Keeper>,
  look: (keeper: Keeper, texts: Reader) => Answer | Promise<Answer>,
  isStillRead: (keeper: Keeper) => boolean = () => true,
): Promise<Answer> {
  let current = await upToDate();
  const texts = new Reader(current, language);
  const nextTurn = async () => {
    await breathe();
    if (isStillRead(current)) return;
    current = await upToDate();
    texts.readFrom(current);
  };
  let turns = 0;
  for (let attempt = 1; ; ) {
    while (haveLooksBeenLong()) await nextTurn();
    try {
      const answer = await lookForATurn(turns < mostTurns, () => look(current, texts));
      if (texts.isComplete || attempt === tries) return answer;
    } catch (error) {
      if (!(error instanceof TurnOver)) throw error;
      turns += 1;
      await nextTurn();
      continue;
    }
    attempt += 1;
    await texts.fetch();
    current = await upToDate();
    texts.readFrom(current);
  }
}
