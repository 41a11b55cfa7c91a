import { expect, it } from "vitest";
import { sentTo } from "./present-confirmation";

it("says where a code went without telling phone or mailbox", () => {
  expect(sentTo("9876543210", "asha.patil@example.com", true)).toBe("•••• 3210 / a…@example.com");
  expect(sentTo("9876543210", "asha.patil@example.com", false)).toBe("a…@example.com");
});
