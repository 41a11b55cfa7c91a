import { expect, it } from "vitest";
import { isEnoughForToday, secondsToWait } from "./code-wait";

const now = Date.parse("2026-11-21T10:00:00Z");

it.each([
  ["2026-11-21T10:00:41.200Z", 42, false],
  ["2026-11-21T09:59:00Z", 0, false],
  ["2026-11-21T10:10:00Z", 60, false],
  ["2026-11-22T08:00:00Z", 60, true],
])("a code that may be sent again at %s is %d seconds away; enough for today: %s", (at, seconds, enough) => {
  expect([secondsToWait(at, now), isEnoughForToday(at, now)]).toEqual([seconds, enough]);
});
