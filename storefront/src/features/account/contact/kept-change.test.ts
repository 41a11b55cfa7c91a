import { expect, it } from "vitest";
import { liveChange } from "./kept-change";

const sent = { field: "email", by: "mail", to: "asha@example.in", minutes: 10, at: 1_000 } as const;

it("a change is taken up again after a reload while its code lives, and no longer", () => {
  expect(liveChange(JSON.parse(JSON.stringify(sent)), 1_000 + 9 * 60_000)).toEqual(sent);
  expect(liveChange(sent, 1_000 + 10 * 60_000)).toBeUndefined();
  expect(liveChange(sent, 999)).toBeUndefined();
});

it.each([undefined, null, "x", {}, { ...sent, field: "name" }, { ...sent, to: 1 }, { ...sent, at: "soon" }])(
  "%j is no change that waits",
  (stored) => {
    expect(liveChange(stored, 1_000)).toBeUndefined();
  },
);
