import { HttpError } from "react-admin";
import { describe, expect, it } from "vitest";
import { changedOf, conflictOf } from "./conflict";

describe("a form that two have open", () => {
  it("sends what was changed in it and nothing else", () => {
    const opened = { title: "Pump", price: 100, images: ["a", "b"], note: null };
    expect(changedOf(opened, { ...opened, price: 90, note: undefined })).toEqual({ price: 90 });
    expect(changedOf(opened, { ...opened, images: ["b", "a"] })).toEqual({ images: ["b", "a"] });
    expect(changedOf(opened, { ...opened, price: null })).toEqual({ price: null });
  });

  it("knows a clash from other refusals", () => {
    const data = { version: "e1.x", fields: [] };
    expect(conflictOf(new HttpError("Said", 409, { code: "edit_conflict", data }))).toBe(data);
    expect(conflictOf(new HttpError("Said", 409, { code: "stock_reserved", data }))).toBeUndefined();
    expect(conflictOf(new Error("Said"))).toBeUndefined();
  });
});
