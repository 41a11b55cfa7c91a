import { expect, it } from "vitest";
import { SortedPositions } from "./sort-orders";
import { finish } from "./under-way";

/** The same every time, and in no order. */
const price = (at: number) => (at * 7_919) % 10_007;
const byPrice = (a: number, b: number) => price(a) - price(b) || a - b;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

it("sorts a whole catalogue in slices as it would in one go, and puts many new ones and single ones in", async () => {
  const order = new SortedPositions(byPrice);
  for (const at of upTo(40_000)) order.add(at);
  await order.sortInSlices();
  expect(Array.from(order.all())).toEqual(upTo(40_000).sort(byPrice));

  for (let at = 40_000; at < 45_000; at += 1) order.add(at);
  expect(Array.from(order.all())).toEqual(upTo(45_000).sort(byPrice));
  order.add(45_000);
  expect(Array.from(order.all())).toEqual(upTo(45_001).sort(byPrice));
  expect(order.all()[order.placeOf(77) - 1]).toBe(77);

  for (let at = 45_001; at < 50_000; at += 1) order.add(at);
  await order.sortInSlices();
  expect(Array.from(order.all())).toEqual(upTo(50_000).sort(byPrice));
});

it("is the same order but for those that have got another place", () => {
  const order = new SortedPositions(byPrice);
  for (const at of upTo(100)) order.add(at);
  const moved = (at: number) => (at === 7 ? 1_000_000 : at === 70 ? -1 : price(at));
  const byMoved = (a: number, b: number) => moved(a) - moved(b) || a - b;
  expect(Array.from(finish(order.withMoved([7, 70], byMoved, 100)).all())).toEqual(upTo(100).sort(byMoved));
  expect(Array.from(order.all())).toEqual(upTo(100).sort(byPrice));
});

it("takes single ones, the first and the last out, and puts them in where they belong by then", () => {
  const prices = upTo(2_000).map(price);
  const byNow = (a: number, b: number) => (prices[a] as number) - (prices[b] as number) || a - b;
  const order = new SortedPositions(byNow);
  for (const at of upTo(2_000)) order.add(at);
  const first = order.all()[0] as number;
  const last = order.all()[1_999] as number;
  for (const moved of [[first], [last], [first, last, 5, 6, 7, 1_999], upTo(2_000), []]) {
    order.remove(moved);
    expect(order.all()).toHaveLength(2_000 - moved.length);
    for (const at of moved) prices[at] = ((prices[at] as number) * 31 + 17) % 10_007;
    for (const at of moved) order.add(at);
    expect(Array.from(order.all())).toEqual(upTo(2_000).sort(byNow));
  }
});
