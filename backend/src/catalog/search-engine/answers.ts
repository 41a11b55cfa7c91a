/** Thrown where an answer is needed that has not been fetched yet. */
class Unanswered extends Error {
  override name = "Unanswered";
  constructor(readonly fetch: () => Promise<void>) {
    super("An answer of the search engine was needed before it was fetched.");
  }
}

/** Each round fetches one answer; a page asks for a handful. */
const roundsAtMost = 60;

/** What `look` gives when all that it asks for has been fetched: it runs again after each answer. */
export async function answered<Look>(look: () => Look): Promise<Look> {
  for (let round = 1; ; round += 1) {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof Unanswered) || round > roundsAtMost) throw error;
      await error.fetch();
    }
  }
}

/**
 * The answers of one request. Those who ask want them at once, as from an index in memory: what is not there yet ends their work,
 * is fetched, and they begin again.
 */
export class Answers {
  private readonly known = new Map<string, unknown>();

  /** The answer by this name; `ask` fetches it. Of one name all answers are alike. */
  get<Answer>(name: string, ask: () => Promise<Answer>): Answer {
    if (this.known.has(name)) return this.known.get(name) as Answer;
    throw new Unanswered(async () => {
      this.put(name, await ask());
    });
  }

  put(name: string, answer: unknown): void {
    this.known.set(name, answer);
  }
}
