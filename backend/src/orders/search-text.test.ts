import { describe, expect, it } from "vitest";
import { orderSearchText, searchText } from "./search-text";

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

describe("the text of an order", () => {
  const buyer = { userName: "Ravi", phone: null, email: "ravi@example.in" };

  it("has all by which staff look for it", () => {
    expect(orderSearchText({ name: "Asha Patil", phone: "9876543210" }, buyer)).toBe(
      "9876543210 ravi@example.in asha patil ravi",
    );
  });

  it("names the business that its invoice is for", () => {
    const party = { name: "Asha", phone: "9876543210", company: "Patil & Sons", gstin: "27AAPFU0939F1ZV" };
    const text = orderSearchText(party, buyer);
    for (const word of ["patil & sons", "27aapfu0939f1zv"]) expect(text).toContain(word);
  });

  it("fits into an index, and names the person first, however long a name is", () => {
    const text = orderSearchText({ name: "गोऱ्हे".repeat(1_000), phone: "9876543210" }, buyer);
    expect(Buffer.byteLength(text)).toBeLessThan(2_000);
    expect(text).toMatch(/^9876543210 ravi@example\.in गो/);
  });
});
