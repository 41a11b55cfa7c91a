import { expect, it } from "vitest";
import { isServerOf, parsePidFile } from "./pid-file";

const whole = "4242\n/data/cluster\n1763712345\n5433\n\n127.0.0.1\n  1234567   131072\nready   \n";

it("reads number, port and readiness of a server", () => {
  expect(parsePidFile(whole)).toEqual({ pid: 4242, port: 5433, isReady: true });
});

it("does not take a starting server for a ready one", () => {
  expect(parsePidFile(whole.replace("ready   ", "starting"))?.isReady).toBe(false);
});

it("has no opinion on a file that is still being written", () => {
  expect(parsePidFile("")).toBeUndefined();
});

it("does not take a stranger with that number for our server", () => {
  expect(isServerOf("/nowhere", process.pid)).toBe(false);
});
