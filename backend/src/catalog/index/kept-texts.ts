import type { Change } from "./latest";
import { includes, type Moment } from "./moment";
import { ProductSet } from "./product-set";
import { Texts } from "./texts";

/** Of more products each kept text is looked at, rather than each of their numbers: there are some ten thousand texts. */
const lookedUpAtMost = 1_000;

/** The texts of cards and pages that a process keeps, each as new as the last change that it has heard of. */
export class KeptTexts {
  readonly cards = new Texts(24_000_000);
  readonly pages = new Texts(12_000_000);

  /** A text that was read at `since` or later shows every change that the kept ones show. */
  constructor(private since: Moment) {}

  /** Discards the texts of the products that have changed, and from now on takes none that was read before this moment. */
  forgetChanged(changes: readonly Pick<Change, "nos">[], since: Moment): void {
    const changed = changes.filter(({ nos }) => nos.length > 0);
    if (changed.length === 0) return;
    this.since = since;
    const count = changed.reduce((sum, { nos }) => sum + nos.length, 0);
    if (count <= lookedUpAtMost) {
      for (const { nos } of changed) this.drop((texts) => texts.dropEach(nos));
      return;
    }
    const set = new ProductSet();
    for (const { nos } of changed) set.add(nos);
    this.drop((texts) => texts.dropAllOf(set));
  }

  private drop(some: (texts: Texts) => void): void {
    some(this.cards);
    some(this.pages);
  }

  /** Whether a text read at this moment is as new as those that are kept. */
  mayKeep(readAt: Moment): boolean {
    return includes(readAt, this.since);
  }
}
