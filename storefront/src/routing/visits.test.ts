import { describe, expect, it } from "vitest";
import { withVisit } from "./visits";

const follow = (stored: unknown, path: string) => withVisit(stored, path, "PUSH");

describe("the navigation history", () => {
  it("keeps the last ten paths, newest last", () => {
    const visited = Array.from({ length: 14 }, (_, at) => `/p${at}`).reduce<string[]>(follow, []);
    expect(visited).toHaveLength(10);
    expect(visited.at(-1)).toBe("/p13");
    expect(visited[0]).toBe("/p4");
  });
  it("keeps a way there and back by links as three paths", () => {
    expect(["/a", "/b", "/a"].reduce<string[]>(follow, [])).toEqual(["/a", "/b", "/a"]);
  });
  it("steps back with the back button", () => {
    expect(withVisit(["/a", "/b", "/a"], "/b", "POP")).toEqual(["/a", "/b"]);
    expect(withVisit(["/a", "/b"], "/a", "POP")).toEqual(["/a"]);
  });
  it("adds what the forward button leads to", () => {
    expect(withVisit(["/a"], "/b", "POP")).toEqual(["/a", "/b"]);
  });
  it("has the page that a redirect leads to instead of the one it came from", () => {
    expect(withVisit(["/a", "/shop/checkout"], "/auth/login", "REPLACE")).toEqual(["/a", "/auth/login"]);
  });
  it("does not count a reload, and survives nonsense in storage", () => {
    expect(withVisit(["/a"], "/a", "POP")).toEqual(["/a"]);
    expect(follow({ broken: true }, "/a")).toEqual(["/a"]);
    expect(follow([1, "/a", null], "/b")).toEqual(["/a", "/b"]);
  });
});
