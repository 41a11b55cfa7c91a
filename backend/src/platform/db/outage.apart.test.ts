import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throughOutage } from "./outage";

/** Whether the database answers, and as whom. */
const database = vi.hoisted(() => ({ state: "primary" as "primary" | "standby" | "away", looks: 0 }));
vi.mock("./pool", () => ({
  query: async () => {
    database.looks += 1;
    if (database.state === "away") throw refusedBySocket();
    return [{ standby: database.state === "standby" }];
  },
}));

const refusedBySocket = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

/** A call that works while the database takes writes; counts how often it was made. */
function call() {
  const made = { times: 0 };
  const work = async () => {
    made.times += 1;
    if (database.state === "away") throw refusedBySocket();
    if (database.state === "standby") throw Object.assign(new Error("read-only"), { code: "25006" });
    return "done";
  };
  return { made, work };
}

let hours = 0;
beforeEach(() => {
  vi.useFakeTimers();
  // Each test's outage is another one.
  hours += 1;
  vi.setSystemTime(hours * 3_600_000);
  database.state = "primary";
  database.looks = 0;
});
afterEach(() => vi.useRealTimers());

it("nothing is looked for while nothing is away", async () => {
  const { made, work } = call();
  expect(await throughOutage(work)).toBe("done");
  expect([made.times, database.looks]).toEqual([1, 0]);
});

it("a call waits until the database is there and takes writes, and is then made again", async () => {
  database.state = "away";
  const { made, work } = call();
  const done = throughOutage(work);
  await vi.advanceTimersByTimeAsync(1_000);
  database.state = "standby";
  await vi.advanceTimersByTimeAsync(1_000);
  expect(made.times).toBe(1);
  database.state = "primary";
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await done).toBe("done");
  expect(made.times).toBe(2);
  // The next one is another outage, however soon it comes.
  database.state = "away";
  const again = throughOutage(call().work);
  await vi.advanceTimersByTimeAsync(4_000);
  database.state = "primary";
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await again).toBe("done");
});

it("calls that wait together look together", async () => {
  database.state = "away";
  const all = Promise.all(Array.from({ length: 50 }, () => throughOutage(call().work)));
  await vi.advanceTimersByTimeAsync(1_000);
  database.state = "primary";
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(await all)).toEqual(new Set(["done"]));
  expect(database.looks).toBeLessThan(12);
});

it("an outage that lasts is told, and from then on at once", async () => {
  database.state = "away";
  const first = expect(throughOutage(call().work)).rejects.toThrow("connect");
  await vi.advanceTimersByTimeAsync(6_000);
  await first;
  // No timer is needed.
  await expect(throughOutage(call().work)).rejects.toThrow("connect");
});

it("what is no outage, and what may not be done twice, is told at once", async () => {
  const wrong = async () => {
    throw Object.assign(new Error("syntax"), { code: "42601" });
  };
  await expect(throughOutage(wrong)).rejects.toThrow("syntax");
  database.state = "away";
  const { made, work } = call();
  await expect(throughOutage(work, () => false)).rejects.toThrow("connect");
  expect([made.times, database.looks]).toEqual([1, 0]);
});

it("a service that refuses beside a database that is there is asked three times at most", async () => {
  let times = 0;
  const work = async () => {
    times += 1;
    throw refusedBySocket();
  };
  await expect(throughOutage(work)).rejects.toThrow("connect");
  expect(times).toBe(3);
});
