import { expect, it } from "vitest";
import type { Seat } from "./board";
import { SortedSeats } from "./orders";

const seatOf = (seat: number, paidPrice: number) => ({ seat, paidPrice, alive: true }) as Seat;
/** The same every time, and in no order. */
const price = (at: number) => (at * 7_919) % 10_007;
const byPrice = (a: Seat, b: Seat) => a.paidPrice - b.paidPrice || a.seat - b.seat;

it("sorts a whole catalogue in slices as it would in one go, and merges many new ones in", async () => {
  const seats = Array.from({ length: 45_000 }, (_, at) => seatOf(at, price(at)));
  const source: Seat[] = [];
  const order = new SortedSeats(source, byPrice);
  const add = (added: readonly Seat[]) => {
    for (const seat of added) {
      source.push(seat);
      order.add(seat);
    }
  };
  add(seats.slice(0, 40_000));
  await order.sortInSlices();
  expect(order.all()).toEqual(seats.slice(0, 40_000).sort(byPrice));

  const gone = seats[77] as Seat;
  gone.alive = false;
  add(seats.slice(40_000));
  expect(order.all()).toEqual(seats.filter(({ alive }) => alive).sort(byPrice));
  expect(order.ranks()[order.all()[5]?.seat ?? -1]).toBe(5);
});
