import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { Deadline } from "./deadline";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve("done"), ms));

it("lets a request wait nine seconds over all its steps together", async () => {
  const deadline = new Deadline(9_000);
  const first = deadline.hold(after(5_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await first).toBe("done");

  const second = expect(deadline.hold(after(5_000))).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(4_000);
  await second;
});

it("does not count what a visitor takes between two steps", async () => {
  const deadline = new Deadline(9_000);
  await vi.advanceTimersByTimeAsync(60_000);
  const work = deadline.hold(after(8_000));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await work).toBe("done");
});

it("hands the work's own failure on", async () => {
  await expect(new Deadline(9_000).hold(Promise.reject(new Error("no stock")))).rejects.toThrow("no stock");
});

it("says what the caller is told of work that may not be sent again", async () => {
  const deadline = new Deadline(9_000);
  const work = expect(deadline.hold(after(10_000), refuse.perhapsDone)).rejects.toMatchObject({
    status: 503,
    said: messages.perhapsDone,
    extra: {},
  });
  await vi.advanceTimersByTimeAsync(9_000);
  await work;
});
