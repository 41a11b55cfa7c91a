import { describe, expect, it } from "vitest";
import { changesOf } from "./changes";

describe("what the audit log keeps of a write", () => {
  it("is what differs, with values of things only", () => {
    const before = { price: 100, title: "Pump", description: "old", isFeatured: false, hsn: "8413" };
    const asked = { price: 120, title: "Pump", description: "new", isFeatured: undefined, hsn: "8413" };
    expect(changesOf(before, asked)).toEqual([
      { field: "price", from: 100, to: 120 },
      { field: "description" },
    ]);
  });

  it("names a list of forms, such as the sections of a page, without its values", () => {
    const before = { sections: [{ kind: "hero", isOn: true }], badge: "10+" };
    const asked = { sections: [{ kind: "hero", isOn: false }], badge: "20+" };
    expect(changesOf(before, asked, true)).toEqual([
      { field: "sections" },
      { field: "badge", from: "10+", to: "20+" },
    ]);
  });

  it("never holds a password, a name, a phone or a note", () => {
    const asked = {
      currentPassword: "a",
      newPassword: "b",
      userName: "Asha",
      phone: "9876543210",
      note: "hi",
    };
    expect(changesOf(undefined, asked)).toEqual([
      { field: "userName" },
      { field: "phone" },
      { field: "note" },
    ]);
  });

  it("takes missing, empty, zero and false for one state of a field", () => {
    const before = { salePrice: 0, sizes: [], batteryHealth: null, totalStock: 5 };
    const asked = { salePrice: null, sizes: undefined, batteryHealth: "", totalStock: 0 };
    expect(changesOf(before, asked)).toEqual([{ field: "totalStock", from: 5, to: 0 }]);
  });
});
