import { setImmediate as breathe } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { haveLooksBeenLong } from "./looks-in-turns";

afterEach(() => vi.restoreAllMocks());

it("lets the next look wait for another turn of the event loop once those of this one have taken long", async () => {
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValue(1_000);
  expect([haveLooksBeenLong(), haveLooksBeenLong()]).toEqual([false, false]);
  clock.mockReturnValue(1_030);
  expect([haveLooksBeenLong(), haveLooksBeenLong()]).toEqual([true, true]);
  await breathe();
  expect(haveLooksBeenLong()).toBe(false);
});
