import { includes, type Moment } from "./moment";
import { Texts } from "./texts";

/** The texts of cards and pages that a process keeps, each as new as the last change that it has heard of. */
export class KeptTexts {
  readonly cards = new Texts(24_000_000);
  readonly pages = new Texts(12_000_000);

  /** A text that was read at `since` or later shows every change that the kept ones show. */
  constructor(private since: Moment) {}

  /** Discards the texts of these products, and from now on takes none that was read before this moment. */
  forget(nos: readonly number[], since: Moment): void {
    if (nos.length === 0) return;
    this.since = since;
    this.cards.drop(nos);
    this.pages.drop(nos);
  }

  /** Whether a text read at this moment is as new as those that are kept. */
  mayKeep(readAt: Moment): boolean {
    return includes(readAt, this.since);
  }
}
