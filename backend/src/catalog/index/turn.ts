import { setImmediate as breathe, setTimeout as pause } from "node:timers/promises";

/** For how long other work waits, in milliseconds. */
export const turnMs = 5;

/** Long work in turns with that of others: each request that arrives meanwhile waits for one turn. */
export class Turn {
  private started = performance.now();

  /**
   * `rests` is for work that is in no hurry beside requests: as each of these needs several rounds of the event loop, one after
   * a few of the other's turns would take long. It leaves them half of the time.
   */
  constructor(private readonly rests = false) {}

  get isLong(): boolean {
    return performance.now() - this.started >= turnMs;
  }

  /** Lets others work if this turn has been long enough. */
  async giveWay(): Promise<void> {
    if (!this.isLong) return;
    await (this.rests ? pause(turnMs) : breathe());
    this.started = performance.now();
  }
}

/** Items taken at once: fifty products that sold out took 20 ms at a million beside a busy database. */
const slice = 20;

/** Takes many items, as of an import, in slices that do not block other requests. */
export async function inSlices<Item>(
  items: readonly Item[],
  take: (items: readonly Item[]) => void,
  turn = new Turn(),
): Promise<void> {
  for (let at = 0; at < items.length; at += slice) {
    take(items.slice(at, at + slice));
    await turn.giveWay();
  }
}

/** What `make` makes of each item, in turns with the work of others. */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const turn = new Turn();
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await turn.giveWay();
  }
  return made;
}
