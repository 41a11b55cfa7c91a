import { describe, expect, it } from "vitest";
import { mergeEdit } from "./merge";
import { versionOf } from "./version";

const names = ["title", "price", "specifications"];
const read = { title: "Pump", price: 100, specifications: [{ label: "Power", value: "1 HP" }] };
const version = versionOf(names, read);

describe("two people who edit one record", () => {
  it("each change their own field, though both send the whole", () => {
    const now = { ...read, price: 120 };
    expect(mergeEdit(names, now, { ...read, title: "Well pump" }, version)).toEqual({
      changes: { title: "Well pump" },
      clashes: [],
    });
  });

  it("clash where both change one field, and agree where they change it to the same", () => {
    const now = { ...read, price: 120 };
    expect(mergeEdit(names, now, { price: 90 }, version)).toEqual({
      changes: {},
      clashes: [{ field: "price", theirs: 120, yours: 90 }],
    });
    expect(mergeEdit(names, now, { price: 120 }, version)).toEqual({ changes: {}, clashes: [] });
  });

  it("go on with the version that the clash named", () => {
    const now = { ...read, price: 120 };
    expect(mergeEdit(names, now, { price: 90 }, versionOf(names, now)).changes).toEqual({ price: 90 });
  });

  it("overwrite what they send where they name no version, and nothing else", () => {
    expect(mergeEdit(names, { ...read, price: 120 }, { price: 90 }, undefined)).toEqual({
      changes: { price: 90 },
      clashes: [],
    });
  });

  it("clash in all that differs where the version is of no record of ours", () => {
    for (const unknown of ["e1.abc", "nonsense", `${version}x`])
      expect(mergeEdit(names, read, { ...read, price: 1 }, unknown).clashes).toHaveLength(1);
  });

  it("keep their version over an upgrade that adds a field, which they have not seen", () => {
    const grown = [...names, "material"];
    const now = { ...read, price: 120, material: "Cotton" };
    expect(mergeEdit(grown, now, { ...now, title: "Well pump" }, version)).toEqual({
      changes: { title: "Well pump" },
      clashes: [],
    });
    expect(mergeEdit(grown, now, { price: 90, material: "Wool" }, version).clashes).toHaveLength(2);
  });

  it("have not changed what is only spelled otherwise", () => {
    const edit = { specifications: [{ value: "1 HP", label: "Power" }], title: "Pump" };
    expect(mergeEdit(names, read, edit, version)).toEqual({ changes: {}, clashes: [] });
    expect(versionOf(names, { ...read, note: null })).toBe(version);
  });
});
