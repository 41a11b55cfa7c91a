/** Which transactions a statement saw: all up to `next` but those that were under way. */
export type Moment = { next: bigint; underWay: ReadonlySet<bigint> };

/** Reads PostgreSQL's text of a snapshot, such as `10:20:10,14`. */
export function momentOf(snapshot: string): Moment {
  const [, next = "", underWay = ""] = snapshot.split(":");
  return { next: BigInt(next), underWay: new Set(underWay.split(",").filter(Boolean).map(BigInt)) };
}

const sees = ({ next, underWay }: Moment, transaction: bigint): boolean =>
  transaction < next && !underWay.has(transaction);

/** Whether `later` sees everything that `earlier` saw. */
export function includes(later: Moment, earlier: Moment): boolean {
  if (later.next < earlier.next) return false;
  for (const transaction of later.underWay) if (sees(earlier, transaction)) return false;
  return true;
}
