import type { Sorting } from "./sorted-positions";
import type { Turn } from "./turn";

/** So many are sorted or merged before other work may get its turn. */
const slice = 2_048;

/** These positions in order, sorted in turns with other work: a whole catalogue would hold everybody up. They are written over. */
export async function sortInTurns(positions: Int32Array, compare: Sorting, turn: Turn): Promise<Int32Array> {
  let from: Int32Array = positions;
  for (let at = 0; at < from.length; at += slice) {
    from.subarray(at, at + slice).sort(compare);
    await turn.giveWay();
  }
  let to: Int32Array = new Int32Array(from.length);
  for (let run = slice; run < from.length; run *= 2) {
    for (let at = 0; at < from.length; at += 2 * run) {
      const [left, right] = [from.subarray(at, at + run), from.subarray(at + run, at + 2 * run)];
      await merge(left, right, to.subarray(at), compare, turn);
    }
    [from, to] = [to, from];
  }
  return from;
}

async function merge(
  left: Int32Array,
  right: Int32Array,
  to: Int32Array,
  compare: Sorting,
  turn: Turn,
): Promise<void> {
  let [l, r] = [0, 0];
  const total = left.length + right.length;
  for (let at = 0; at < total; ) {
    for (const end = Math.min(total, at + slice); at < end; at += 1) {
      const isLeft =
        r >= right.length || (l < left.length && compare(left[l] as number, right[r] as number) <= 0);
      to[at] = (isLeft ? left[l] : right[r]) as number;
      if (isLeft) l += 1;
      else r += 1;
    }
    await turn.giveWay();
  }
}
