import { expect, it } from "vitest";
import { isDue, isLeftover, lastNight, madeAt, nightlyName, superseded } from "./nightly";

const at = (time: string) => new Date(time);
/** Half past two in the night of the 26th in India. */
const thisNight = nightlyName(at("2026-11-25T21:00:00Z"));

it("is named by its moment, and read back from its name alone", () => {
  expect(thisNight).toBe("nightly-2026-11-25T21-00-00Z");
  expect(madeAt(thisNight)).toEqual(at("2026-11-25T21:00:00Z"));
});

it.each([`${thisNight}.part`, "shop-2026-11-25T21-00-00Z", "nightly-2026-19-99T21-00-00Z", "monday"])(
  "takes %s for nobody's nightly backup",
  (name) => expect(madeAt(name)).toBeUndefined(),
);

it.each([
  ["just before two in India", "2026-11-25T20:29:59Z", "2026-11-24T20:30:00Z"],
  ["at two in India", "2026-11-25T20:30:00Z", "2026-11-25T20:30:00Z"],
  ["in the evening in India", "2026-11-26T15:00:00Z", "2026-11-25T20:30:00Z"],
  ["after midnight in India", "2026-11-26T19:00:00Z", "2026-11-25T20:30:00Z"],
])("is due since two in the night: %s", (_, now, due) => {
  expect(lastNight(at(now))).toEqual(at(due));
});

it("is made once a night, and in the morning where the machine was off at night", () => {
  const morning = at("2026-11-26T04:00:00Z");
  expect(isDue([], morning)).toBe(true);
  expect(isDue([nightlyName(at("2026-11-25T20:29:00Z")), "shop-2026-11-26T00-00-00Z"], morning)).toBe(true);
  expect(isDue([`${thisNight}.part`], morning)).toBe(true);
  expect(isDue([thisNight], morning)).toBe(false);
  expect(isDue([thisNight], at("2026-11-26T20:31:00Z"))).toBe(true);
});

it("gives up the oldest of its own beyond those that are kept, and never anybody else's", () => {
  const nights = [23, 21, 25, 22, 24].map((day) => nightlyName(at(`2026-11-${day}T21:00:00Z`)));
  const others = ["shop-2026-01-01T00-00-00Z", "before-the-sale", `${thisNight}.part`];
  expect(superseded([...others, ...nights], 3)).toEqual([
    "nightly-2026-11-21T21-00-00Z",
    "nightly-2026-11-22T21-00-00Z",
  ]);
  expect(superseded(nights.slice(0, 3), 3)).toEqual([]);
});

it("clears away what an interrupted night left, and nobody else's", () => {
  expect([`${thisNight}.part`, thisNight, "shop-monday.part"].filter(isLeftover)).toEqual([
    `${thisNight}.part`,
  ]);
});
