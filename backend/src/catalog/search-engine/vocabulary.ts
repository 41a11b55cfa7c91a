import type { Vocabulary } from "../index/postings";
import { Speller, type Spelling } from "../index/spell";
import { hardFold } from "../vocabulary/fold";

/** A word and how many products have it in their titles. */
export type KnownWord = { word: string; heads: number };

/** Where the words of the catalogue are kept. */
export type WordSource = {
  known: (words: readonly string[]) => Promise<KnownWord[]>;
  sounding: (sounds: readonly string[]) => Promise<Array<{ sound: string; word: string }>>;
  starting: (prefix: string, limit: number) => Promise<KnownWord[]>;
  /** Those with letters in common: which are near enough is for the speller. */
  near: (word: string) => Promise<string[]>;
};

/** A reading needs few of these; each makes more of what may be asked known. */
const roundsAtMost = 12;

/**
 * The words of the catalogue as far as one request asked for them. Reading a typed line is done at once and knows nothing of
 * waiting: it is done with what is known, and again when what it missed has been read.
 */
export class FetchedWords implements Vocabulary, Spelling {
  private readonly heads = new Map<string, number | undefined>();
  private readonly bySound = new Map<string, string[]>();
  private readonly byPrefix = new Map<string, string[]>();
  private readonly byNearness = new Map<string, string[]>();
  private readonly missing = {
    words: new Set<string>(),
    sounds: new Set<string>(),
    prefixes: new Map<string, [prefix: string, limit: number]>(),
    near: new Set<string>(),
  };

  constructor(private readonly source: WordSource) {}

  has(word: string): boolean {
    return this.headsOf(word) !== undefined;
  }

  /** How many titles have it. Of longer texts only whether a word is in one is known, not in how many. */
  count(word: string): number {
    return this.headsOf(word) ?? 0;
  }

  private headsOf(word: string): number | undefined {
    if (!this.heads.has(word)) this.missing.words.add(word);
    return this.heads.get(word);
  }

  soundingLike(word: string): string[] {
    const sound = hardFold(word);
    if (!sound) return [];
    const known = this.bySound.get(sound);
    if (!known) this.missing.sounds.add(sound);
    return known ?? [];
  }

  startingWith(prefix: string, limit: number): string[] {
    const key = `${limit} ${prefix}`;
    const known = this.byPrefix.get(key);
    if (!known) this.missing.prefixes.set(key, [prefix, limit]);
    return known ?? [];
  }

  nearest(word: string): string[] {
    const known = this.byNearness.get(word);
    if (!known) this.missing.near.add(word);
    return known ?? [];
  }

  /** What `read` gives when it has met every word that it asks for. */
  async settled<Read>(read: () => Read): Promise<Read> {
    let result = read();
    for (let round = 0; round < roundsAtMost && this.isMissing; round += 1) {
      await this.fetch();
      result = read();
    }
    return result;
  }

  private get isMissing(): boolean {
    const { words, sounds, prefixes, near } = this.missing;
    return words.size + sounds.size + prefixes.size + near.size > 0;
  }

  private async fetch(): Promise<void> {
    const { words, sounds, prefixes, near } = this.missing;
    const asked = {
      words: [...words],
      sounds: [...sounds],
      prefixes: [...prefixes],
      near: [...near],
    };
    for (const each of [words, sounds, prefixes, near]) each.clear();
    await Promise.all([
      asked.words.length > 0 && this.source.known(asked.words).then((known) => this.keep(known, asked.words)),
      asked.sounds.length > 0 &&
        this.source.sounding(asked.sounds).then((known) => {
          for (const sound of asked.sounds)
            this.bySound.set(
              sound,
              known.filter((one) => one.sound === sound).map(({ word }) => word),
            );
        }),
      ...asked.prefixes.map(async ([key, [prefix, limit]]) => {
        const known = await this.source.starting(prefix, limit);
        this.keep(known);
        this.byPrefix.set(
          key,
          known.map(({ word }) => word),
        );
      }),
      ...asked.near.map(async (word) => {
        this.byNearness.set(word, new Speller(await this.source.near(word)).nearest(word));
      }),
    ]);
  }

  private keep(known: readonly KnownWord[], asked: readonly string[] = []): void {
    for (const word of asked) this.heads.set(word, undefined);
    for (const { word, heads } of known) this.heads.set(word, heads);
  }
}
