import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it, vi } from "vitest";
import { outboxWorker } from "./drain";

/** The outbox: messages by their number, with the lane that their payload names. */
const outbox = vi.hoisted(() => ({ due: [] as { id: string; lane: string }[], done: [] as string[] }));
vi.mock("../db/pool", () => ({
  query: async ({ name, values = [] }: { name: string; values?: unknown[] }) => {
    if (name === "outbox-due") return outbox.due.map(({ lane }) => ({ topic: "push-device", lane }));
    if (name === "outbox-done") outbox.done.push(...(values[0] as string[]));
    if (name !== "outbox-claim") return [];
    const [, most, lane] = values;
    const claimed = outbox.due
      .filter((message) => lane === undefined || message.lane === lane)
      .slice(0, Number(most));
    outbox.due = outbox.due.filter((message) => !claimed.includes(message));
    return claimed.map(({ id, lane: inLane }) => ({
      id,
      topic: "push-device",
      payload: { lane: inLane },
      attempts: 1,
    }));
  },
}));

it("messages of one lane that nobody answers hold up none of another lane", async () => {
  const silent = Array.from({ length: 30 }, (_, at) => ({ id: `silent-${at}`, lane: "silent" }));
  outbox.due = [...silent, { id: "asha", lane: "4" }, { id: "ravi", lane: "" }];
  const { work } = outboxWorker({} as MedusaContainer, {
    "push-device": (_scope, { lane }) => (lane === "silent" ? new Promise(() => {}) : Promise.resolve()),
  });
  const lanes: string[] = [];
  await work({
    isStopped: () => false,
    aside: (part, partOfWork) => {
      if (lanes.includes(part)) return;
      lanes.push(part);
      void partOfWork();
    },
  });
  await expect.poll(() => outbox.done).toEqual(["asha", "ravi"]);
  expect(lanes).toEqual(["push-device silent", "push-device 4", "push-device"]);
});
