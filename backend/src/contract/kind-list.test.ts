import { afterAll, describe, expect, it } from "vitest";
import { isKindOf, keepKinds, kindLabel, kindList, namedKind, shownKind } from "./kind-list";

const before = kindList();
afterAll(() => keepKinds(before));

describe("the kinds of product", () => {
  keepKinds([
    {
      id: "cars",
      category: "toys",
      label: { en: "Cars", hi: "गाड़ियाँ", mr: "" },
      isHidden: false,
      filters: [],
    },
    { id: "cars-2", category: "farming", label: { en: "Cars", hi: "", mr: "" }, isHidden: true, filters: [] },
  ]);

  it("are known by their address or any of their names, in any case; of one name, by the category", () => {
    expect(namedKind(" CARS-2 ")?.id).toBe("cars-2");
    expect(namedKind("गाड़ियाँ")?.id).toBe("cars");
    expect(namedKind("cars", "toys")?.id).toBe("cars");
    expect(["", "boats"].map((written) => namedKind(written))).toEqual([undefined, undefined]);
  });

  it("have a name in each language, or the English one, and belong to one category", () => {
    expect([kindLabel("cars", "hi"), kindLabel("cars", "mr"), kindLabel("boats")]).toEqual([
      "गाड़ियाँ",
      "Cars",
      "boats",
    ]);
    expect([isKindOf("toys", "cars"), isKindOf("farming", "cars"), isKindOf("toys", "")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("are shown unless staff have hidden them", () => {
    expect([shownKind("cars", "hi"), shownKind("cars-2", "hi"), shownKind(null, "hi")]).toEqual([
      { slug: "cars", name: "गाड़ियाँ" },
      null,
      null,
    ]);
  });
});
