import { expect, it } from "vitest";
import { nearness } from "./nearness";

it("a location is nearer in the same district than in the state, the postal region, or the rest of India", () => {
  const toPune = (from: string | null) => nearness(from, "411001");
  expect([toPune("411038"), toPune("415001"), toPune("492001"), toPune("560001"), toPune(null)]).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

it("an unknown pincode is as near as its first digit says", () => {
  expect(nearness("499999", "411001")).toBe(2);
  expect(nearness("799998", "411001")).toBe(3);
});
