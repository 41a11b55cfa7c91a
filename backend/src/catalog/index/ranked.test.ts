import { expect, it } from "vitest";
import { noBits, setBit } from "./bits";
import type { IndexView } from "./index-view";
import { partByScore } from "./ranked";
import { SortedPositions } from "./sorted-positions";
import { finish } from "./under-way";

const count = 5_000;
const popularity = (at: number) => (at * 7_919) % 10_007;
const compare = (a: number, b: number) => popularity(b) - popularity(a) || b - a;

it.each([
  ["a few scores, far apart", (at: number) => [0, 3.5, 900, 12.25][at % 4] ?? 0],
  ["scores that differ by thousandths", (at: number) => 20 + (at % 300) / 1_000],
  ["one score", () => 7],
  ["scores of all sizes", (at: number) => (at * 131) % 2_096],
])("puts the best first and of equals the popular ones, on every page: %s", (_, score) => {
  const order = new SortedPositions(compare);
  for (let at = 0; at < count; at += 1) order.add(at);
  const index = { documents: { length: count }, order: () => order } as unknown as IndexView;
  const scores = Float32Array.from({ length: count }, (_, at) => score(at));
  const ours = { values: scores, isOverwritten: () => false };
  const among = noBits(count);
  const positions = Array.from({ length: count }, (_, at) => at).filter((at) => at % 3 > 0);
  for (const at of positions) setBit(among, at);
  const rounded = (at: number) => Math.round((scores[at] as number) * 1_000);
  const expected = positions.sort((a, b) => rounded(b) - rounded(a) || compare(a, b));
  const last = expected.length;
  for (const [from, to] of [
    [0, 1],
    [0, 24],
    [0, 480],
    [0, 3_000],
    [0, count],
    [1, 25],
    [480, 504],
    [last >> 1, (last >> 1) + 24],
    [last - 24, last],
    [last - 1, last + 24],
    [last, last + 24],
  ] as const)
    expect(Array.from(finish(partByScore(index, ours, among, from, to)) ?? []), `${from} to ${to}`).toEqual(
      expected.slice(from, to),
    );
});
