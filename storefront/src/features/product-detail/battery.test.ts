import { expect, it } from "vitest";
import { batteryLevel } from "./battery";

it.each(["Excellent", "100%", "Good", "very good", "92%", "85 %"])("shows %s in green", (health) => {
  expect(batteryLevel(health)).toBe("good");
});
it.each(["Fair", "average", "84%", "80%"])("shows %s in yellow", (health) => {
  expect(batteryLevel(health)).toBe("fair");
});
it.each(["Poor", "bad", "79%", "0%"])("shows %s in red", (health) => {
  expect(batteryLevel(health)).toBe("poor");
});
it("lets a word decide over a number", () => {
  expect(batteryLevel("Fair (91%)")).toBe("fair");
});
it("gives no colour to words it does not know", () => {
  expect(batteryLevel("not tested")).toBe("unknown");
});
