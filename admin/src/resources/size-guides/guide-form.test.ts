import type { SizeGuide } from "@contract/size-guides";
import { describe, expect, it } from "vitest";
import { cellOf, formOf, inputOf, inUnit, problemsIn, withCell } from "./guide-form";
import { isTable, paste } from "./paste";

const sizes = ["S", "M", "L"];
const guide: SizeGuide = {
  _id: "shirts",
  of: "garment",
  measures: ["chest", "length"],
  rows: [{ size: "M", cells: [{ from: 860, to: 910 }, null] }],
};
const named = (heading: string) => (({ Chest: "chest", Waist: "waist", Length: "length" }) as const)[heading];
const at = { size: "S", measure: "chest", sizes, named } as const;
const typedIn = (form: ReturnType<typeof formOf>) =>
  sizes.map((size) => form.measures.map((measure) => cellOf(form, size, measure).typed));

describe("the form of a size guide", () => {
  it("sends what it was filled from, and only sizes with a figure", () => {
    const { _id, ...sent } = guide;
    expect(inputOf(formOf(guide), sizes)).toEqual(sent);
  });

  it("rounds nothing by being looked at in inches, and keeps what cannot be read", () => {
    const typed = withCell(formOf(guide), "L", "length", "70 ½");
    expect(problemsIn(typed, sizes)).toEqual([{ size: "L", measure: "length", problem: "unreadable" }]);
    const inches = inUnit(typed, "in");
    expect(typedIn(inches)).toEqual([
      ["", ""],
      ["33¾–35¾", ""],
      ["", "70 ½"],
    ]);
    expect(problemsIn(inches, sizes)).toEqual([]);
    const back = inUnit(inches, "cm");
    expect(typedIn(back)[1]).toEqual(["86–91", ""]);
    expect(cellOf(back, "L", "length").span).toEqual({ from: 1791, to: 1791 });
  });
});

describe("cells pasted from a spreadsheet", () => {
  it("go where the cursor is, to the right and down; what finds no place is counted", () => {
    const { form, left } = paste(formOf(guide), {
      ...at,
      size: "M",
      text: "90\t70\t1\r\n96-101\t72\r\n5\t6\r\n",
    });
    expect(typedIn(form)).toEqual([
      ["", ""],
      ["90", "70"],
      ["96-101", "72"],
    ]);
    expect(left).toBe(3);
  });

  it("with headings and sizes go to their columns and rows, and add the measures that are missing", () => {
    const text = "Size\tLength\tWaist\tColour\nl\t74\t80–85\tred\nXS\t1\t2\t\nS\t70\t68-73\t";
    const { form, left } = paste(formOf(guide), { ...at, size: "L", text });
    expect(form.measures).toEqual(["chest", "length", "waist"]);
    expect(typedIn(form)).toEqual([
      ["", "70", "68-73"],
      ["86–91", "", ""],
      ["", "74", "80–85"],
    ]);
    expect(left).toBe(3);
  });

  it("with sizes alone go to their rows", () => {
    const { form } = paste(formOf(guide), { ...at, measure: "length", text: "M\t91\t70\nS\t85" });
    expect(typedIn(form)).toEqual([
      ["85", ""],
      ["91", "70"],
      ["", ""],
    ]);
  });

  it("are a table only with tabs or lines between them", () => {
    expect([isTable("86"), isTable("86\r\n"), isTable("86\t91"), isTable("86\n91")]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
