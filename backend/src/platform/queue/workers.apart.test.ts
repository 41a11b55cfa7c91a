import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("../log", () => ({ log: { warn: vi.fn() } }));

import { callWorkersElsewhere, startWorkers, type Worker, wake, wakeAll } from "./workers";

let stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  const stopped = Promise.all(stops.map((stop) => stop()));
  await vi.advanceTimersByTimeAsync(20_000);
  await stopped;
  stops = [];
  vi.useRealTimers();
});

function start(work: Worker["work"], worker: Partial<Worker> = {}) {
  const stop = startWorkers([{ name: "outbox", everyMs: 3_000, work, ...worker }]);
  stops.push(stop);
  return stop;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("looks for work at the start and then every so often", async () => {
  const work = vi.fn(async () => {});
  start(work);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(9_000);
  expect(work).toHaveBeenCalledTimes(4);
});

it("takes one turn, in a moment, for all that wakes it meanwhile", async () => {
  const work = vi.fn(async () => {});
  start(work);
  for (let time = 0; time < 5; time += 1) wake("outbox");
  await pass(100);
  expect(work).toHaveBeenCalledTimes(2);
});

it("keeps one timer for workers of different paces", async () => {
  const quick = vi.fn(async () => {});
  const slow = vi.fn(async () => {});
  start(quick, { name: "catalogue", everyMs: 300 });
  start(slow, { name: "payments", everyMs: 60_000 });
  expect(vi.getTimerCount()).toBe(1);
  await pass(60_000);
  expect(quick).toHaveBeenCalledTimes(201);
  expect(slow).toHaveBeenCalledTimes(2);
});

it("goes on after a turn that failed", async () => {
  const work = vi.fn(() => Promise.reject(new Error("the database is away")));
  start(work);
  await pass(6_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it("does parts side by side, each of them one at a time", async () => {
  const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 10_000)));
  const quick = vi.fn(async () => {});
  start(async ({ aside }) => {
    aside("mail", slow);
    aside("refund", quick);
  });
  await pass(6_000);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(quick).toHaveBeenCalledTimes(3);
});

it("waits, when it is stopped, for the turn that is under way, which hears of it", async () => {
  let wasTold = false;
  const stop = start(async ({ isStopped }) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    wasTold = isStopped();
  });
  const stopped = stop();
  wake("outbox");
  await pass(1_000);
  await stopped;
  expect(wasTold).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("wakes nobody where the worker does not run, as in a command", () => {
  wake("bookings");
  expect(vi.getTimerCount()).toBe(0);
});

it("passes on what is woken and does not run in this process", async () => {
  const work = vi.fn(async () => {});
  const call = vi.fn();
  start(work);
  callWorkersElsewhere(call);
  wake("outbox");
  wake("bookings");
  await pass(100);
  expect(work).toHaveBeenCalledTimes(2);
  expect(call.mock.calls).toEqual([["bookings"]]);
  callWorkersElsewhere(undefined);
  wake("bookings");
  expect(call).toHaveBeenCalledTimes(1);
});

it("wakes all that run here", async () => {
  const works = [vi.fn(async () => {}), vi.fn(async () => {})] as const;
  start(works[0]);
  start(works[1], { name: "payments", everyMs: 60_000 });
  wakeAll();
  await pass(1);
  for (const work of works) expect(work).toHaveBeenCalledTimes(2);
});
