import { describe, expect, it } from "vitest";
import { searchText } from "./search-text";

describe("the text that orders are searched by", () => {
  it("is the same however a name or a number is typed", () => {
    expect(searchText("गोर्\u200dहे")).toBe(searchText("गोर्हे"));
    expect(searchText("गोऱ्हे")).toBe(searchText("गोर्हे"));
    expect(searchText("ज\u093cोया")).toBe(searchText("\u095bोया"));
    expect(searchText("ज़ोया")).toBe(searchText("जोया"));
    expect(searchText("D’SOUZA")).toBe(searchText("d'souza"));
    expect(searchText("९८७६५ SB-२६")).toBe("98765 sb-26");
  });
});
