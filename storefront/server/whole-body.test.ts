import { describe, expect, it } from "vitest";
import { Unfinished } from "./whole-body";

const megabyte = 1024 * 1024;

describe("bodies on their way", () => {
  it("give way to new ones of their own address, the oldest first, by number and by weight", () => {
    const unfinished = new Unfinished();
    const bodies = Array.from({ length: 100 }, () => unfinished.enter("203.0.113.7", 100));
    const other = unfinished.enter("203.0.113.8", 100);
    bodies[0]?.leave();
    unfinished.enter("203.0.113.7", 100);
    expect(bodies.some(({ signal }) => signal.aborted)).toBe(false);
    unfinished.enter("203.0.113.7", 100);
    expect(bodies.map(({ signal }) => signal.aborted).indexOf(true)).toBe(1);
    const heavy = unfinished.enter("203.0.113.7", 8 * megabyte);
    expect(bodies.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
    expect([heavy.signal.aborted, other.signal.aborted]).toEqual([false, false]);
  });

  it("are limited for all addresses together", () => {
    const unfinished = new Unfinished();
    const bodies = Array.from({ length: 9 }, (_, at) => unfinished.enter(`198.51.100.${at}`, 8 * megabyte));
    expect(bodies.map(({ signal }) => signal.aborted)).toEqual([true, ...Array(8).fill(false)]);
  });

  it("count together for one line of IPv6, whichever of its addresses it uses", () => {
    const unfinished = new Unfinished();
    const first = unfinished.enter("2001:db8:1:2::6", 8 * megabyte);
    unfinished.enter("2001:db8:1:3::6", 1);
    expect(first.signal.aborted).toBe(false);
    unfinished.enter("2001:db8:1:2:3:4:5:6", 1);
    expect(first.signal.aborted).toBe(true);
  });
});
