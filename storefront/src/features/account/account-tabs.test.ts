import { describe, expect, it } from "vitest";
import { readTab } from "./account-tabs";

describe("the tabs of the account", () => {
  it("open what the address names, and the orders otherwise", () => {
    expect(readTab("profile")).toBe("profile");
    expect(readTab(null)).toBe("orders");
    expect(readTab("<script>")).toBe("orders");
  });
});
