import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../contract/order-states";
import type { MoveRow } from "./order-row";
import { trackingSteps } from "./track";

const history = (...way: OrderStatus[]): MoveRow[] =>
  way.map((to, at) => ({
    from: way[at - 1] ?? null,
    to,
    by: "admin",
    at: `2026-11-${10 + at}T06:00:00Z`,
    note: null,
    noteShown: true,
  }));
const steps = (...way: OrderStatus[]) =>
  trackingSteps(way.at(-1) ?? "pending", history(...way)).map(({ key, state }) => `${key} ${state}`);

describe("the steps of an order's way", () => {
  it("begin with the order and show what is to come", () => {
    expect(steps("pending")).toEqual([
      "placed current",
      "confirmed todo",
      "packed todo",
      "shipped todo",
      "out_for_delivery todo",
      "delivered todo",
    ]);
  });

  it("count what a courier skipped as done", () => {
    expect(steps("pending", "confirmed", "delivered")).toEqual([
      "placed done",
      "confirmed done",
      "packed done",
      "shipped done",
      "out_for_delivery done",
      "delivered done",
    ]);
  });

  it("end where a cancelled order was left", () => {
    expect(steps("pending", "confirmed", "cancelled")).toEqual([
      "placed done",
      "confirmed done",
      "cancelled failed",
    ]);
  });

  it("go on after a failed delivery", () => {
    expect(steps("pending", "confirmed", "packed", "shipped", "delivery_failed").at(-1)).toBe(
      "delivery_failed failed",
    );
    expect(
      steps("pending", "confirmed", "packed", "shipped", "delivery_failed", "out_for_delivery").slice(-2),
    ).toEqual(["out_for_delivery current", "delivered todo"]);
  });

  it("carry the moment of each move", () => {
    const [placed, confirmed] = trackingSteps("confirmed", history("pending", "confirmed"));
    expect([placed?.at, confirmed?.at]).toEqual(["2026-11-10T06:00:00.000Z", "2026-11-11T06:00:00.000Z"]);
  });
});
