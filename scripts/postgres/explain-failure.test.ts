import { describe, expect, it } from "vitest";
import { explainFailure, isWorthRetrying } from "./explain-failure";

describe("the end of PostgreSQL in one sentence", () => {
  it.each([
    [
      'initdb: error: could not create directory "x": No space left on device',
      /disk that holds \/data is full/,
    ],
    ['FATAL:  could not open file "x": Permission denied', /may not write in \/data/],
    ["FATAL:  database files are incompatible with server", /another version of PostgreSQL/],
    ["FATAL:  could not map anonymous shared memory: Cannot allocate memory", /not enough memory/],
    ["postgres: error while loading shared libraries: libicuuc.so.60", /set DATABASE_URL/],
  ])("knows %s", (output, sentence) => {
    expect(explainFailure(output, "/data")).toMatch(sentence);
  });

  it("quotes the last fatal line of anything else", () => {
    const output = "LOG:  starting\nFATAL:  the moon is wrong\nLOG:  shutting down\n";
    expect(explainFailure(output, "/data")).toContain("FATAL:  the moon is wrong");
  });

  it("tries again where the cause passes by itself", () => {
    expect(isWorthRetrying('could not bind IPv4 address "127.0.0.1": Address already in use')).toBe(true);
    expect(isWorthRetrying("No space left on device")).toBe(false);
  });
});
