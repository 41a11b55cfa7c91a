import { describe, expect, it } from "vitest";
import { withVisit } from "./visits";

describe("the navigation history", () => {
  it("keeps the last ten paths, newest last", () => {
    const visited = Array.from({ length: 14 }, (_, at) => `/p${at}`).reduce<string[]>(withVisit, []);
    expect(visited).toHaveLength(10);
    expect(visited.at(-1)).toBe("/p13");
    expect(visited[0]).toBe("/p4");
  });
  it("steps back when one goes back", () => {
    expect(withVisit(["/a", "/b", "/c"], "/b")).toEqual(["/a", "/b"]);
  });
  it("does not count a reload, and survives nonsense in storage", () => {
    expect(withVisit(["/a"], "/a")).toEqual(["/a"]);
    expect(withVisit({ broken: true }, "/a")).toEqual(["/a"]);
    expect(withVisit([1, "/a", null], "/b")).toEqual(["/a", "/b"]);
  });
});
