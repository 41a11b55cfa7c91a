import { describe, expect, it } from "vitest";
import { statusColour, toMoveBody } from "./rules";

describe("an order in the panel", () => {
  it("stands out while it waits for the shop", () => {
    expect(statusColour("pending")).toBe("warning");
    expect(statusColour("delivered")).toBe("success");
    expect(statusColour("cancelled")).toBe("default");
  });

  it("names the courier only when it is shipped with one", () => {
    const form = { note: "  ", courierName: "Delhivery ", awb: " 123" };
    expect(toMoveBody({ ...form, orderStatus: "shipped" })).toEqual({
      orderStatus: "shipped",
      note: null,
      courier: { name: "Delhivery", awb: "123" },
    });
    expect(toMoveBody({ ...form, orderStatus: "packed" }).courier).toBeNull();
  });
});
