import { expect, it, vi } from "vitest";
import { openLanes } from "./lanes";

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

it("does one thing at a time in a lane, and once more for all that was asked for meanwhile", async () => {
  const lanes = openLanes(() => {});
  const first = gate();
  const second = vi.fn(async () => {});
  lanes.run("mail", () => first.closed);
  for (let time = 0; time < 5; time += 1) lanes.run("mail", second);
  await settled();
  expect(second).not.toHaveBeenCalled();
  first.open();
  await lanes.idle(1_000);
  expect(second).toHaveBeenCalledTimes(1);
});

it("does not hold one lane up for another", async () => {
  const lanes = openLanes(() => {});
  const slow = gate();
  const quick = vi.fn(async () => {});
  lanes.run("mail", () => slow.closed);
  lanes.run("refund", quick);
  await settled();
  expect(quick).toHaveBeenCalledTimes(1);
  slow.open();
  await lanes.idle(1_000);
});

it("reports what fails and goes on", async () => {
  const onError = vi.fn();
  const lanes = openLanes(onError);
  const next = vi.fn(async () => {});
  lanes.run("mail", () => Promise.reject(new Error("down")));
  lanes.run("mail", next);
  await lanes.idle(1_000);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(next).toHaveBeenCalledTimes(1);
});

it("waits for what is on its way only so long", async () => {
  const lanes = openLanes(() => {});
  const never = gate();
  lanes.run("mail", () => never.closed);
  await expect(lanes.idle(20)).resolves.toBeUndefined();
});
