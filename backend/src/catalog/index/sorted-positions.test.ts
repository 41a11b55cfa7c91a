import { expect, it } from "vitest";
import { SortedPositions } from "./sorted-positions";
import { finish } from "./under-way";

/** The same every time, and in no order. */
const price = (at: number) => (at * 7_919) % 10_007;
const byPrice = (a: number, b: number) => price(a) - price(b) || a - b;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const flat = (parts: readonly Int32Array[]) => parts.flatMap((part) => Array.from(part));
const all = (order: SortedPositions) => flat(order.parts());

function filled(count: number, compare = byPrice): SortedPositions {
  const order = new SortedPositions(compare);
  for (const at of upTo(count)) order.add(at);
  return order;
}

it("sorts a whole catalogue in slices as it would in one go, and puts many new ones and single ones in", async () => {
  const order = filled(40_000);
  await order.sortInSlices();
  expect(all(order)).toEqual(upTo(40_000).sort(byPrice));

  for (let at = 40_000; at < 45_000; at += 1) order.add(at);
  expect(all(order)).toEqual(upTo(45_000).sort(byPrice));
  order.add(45_000);
  expect(all(order)).toEqual(upTo(45_001).sort(byPrice));

  for (let at = 45_001; at < 50_000; at += 1) order.add(at);
  await order.sortInSlices();
  expect(all(order)).toEqual(upTo(50_000).sort(byPrice));
});

it("is the same order but for those that have got another place", () => {
  const order = filled(9_000);
  const moved = (at: number) => (at === 7 ? 1_000_000 : at === 70 ? -1 : price(at));
  const byMoved = (a: number, b: number) => moved(a) - moved(b) || a - b;
  expect(all(finish(order.withMoved([7, 70], byMoved, 9_000)))).toEqual(upTo(9_000).sort(byMoved));
  expect(all(order)).toEqual(upTo(9_000).sort(byPrice));
});

it("takes single ones, the first and the last, and all of them out, and puts them in where they belong by then", () => {
  const prices = upTo(9_000).map(price);
  const byNow = (a: number, b: number) => (prices[a] as number) - (prices[b] as number) || a - b;
  const order = filled(9_000, byNow);
  const [first, last] = [all(order)[0] as number, all(order)[8_999] as number];
  const everyThird = upTo(3_000).map((at) => at * 3);
  for (const moved of [[first], [last], [first, last, 5, 6, 7, 1_999], everyThird, upTo(9_000), []]) {
    order.remove(moved);
    const isMoved = new Set(moved);
    expect(all(order)).toEqual(
      upTo(9_000)
        .filter((at) => !isMoved.has(at))
        .sort(byNow),
    );
    for (const at of moved) prices[at] = ((prices[at] as number) * 31 + 17) % 10_007;
    for (const at of moved) order.add(at);
    expect(all(order)).toEqual(upTo(9_000).sort(byNow));
  }
});

it("stays in full parts where its documents move about, without end", () => {
  const prices = upTo(20_000).map(price);
  const byNow = (a: number, b: number) => (prices[a] as number) - (prices[b] as number) || a - b;
  const order = filled(20_000, byNow);
  const fewest = order.parts().length;
  for (let time = 1; time <= 12; time += 1)
    for (const at of upTo(20_000)) {
      order.remove([at]);
      prices[at] = (prices[at] as number) + (time % 3) * 20_000;
      order.add(at);
    }
  expect(all(order)).toEqual(upTo(20_000).sort(byNow));
  expect(order.parts().length).toBeLessThan(4 * fewest);
});

it("knows what is between two places, also of one part, at both ends and nowhere", () => {
  const order = filled(9_000);
  const sorted = upTo(9_000).sort(byPrice);
  for (const [least, most] of [
    [0, 10_007],
    [100, 120],
    [-5, 3_000],
    [9_990, 20_000],
    [5_000, 4_000],
    [20_000, 30_000],
    [-2, -1],
  ] as const) {
    const from = order.placeOfFirst((at) => price(at) >= least);
    const to = order.placeOfFirst((at) => price(at) > most);
    const isWithin = (at: number) => price(at) >= least && price(at) <= most;
    expect(flat(order.between(from, to)), `${least} to ${most}`).toEqual(sorted.filter(isWithin));
    if (least > most) continue;
    const others = [...order.between(undefined, from), ...order.between(to)];
    expect(flat(others), `not ${least} to ${most}`).toEqual(sorted.filter((at) => !isWithin(at)));
  }
});

it("goes from a document to what is beside it, on either side to the end", () => {
  const order = filled(9_000);
  const sorted = upTo(9_000).sort(byPrice);
  for (const place of [0, 1, 3_583, 3_584, 5_000, 8_999]) {
    const position = sorted[place] as number;
    expect([...order.beside(position, 1)]).toEqual(sorted.slice(place + 1));
    expect([...order.beside(position, -1)]).toEqual(sorted.slice(0, place).reverse());
  }
});

it("has nothing in it before something is added", () => {
  const order = new SortedPositions(byPrice);
  expect(order.parts()).toEqual([]);
  expect(order.between(order.placeOfFirst(() => true))).toEqual([]);
  order.add(0);
  expect(all(order)).toEqual([0]);
  order.remove([0]);
  expect(order.parts()).toEqual([]);
});
