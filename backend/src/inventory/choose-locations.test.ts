import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLocations, type Need, type Supply } from "./choose-locations";

const need = (inventoryItemId: string, quantity: number): Need => ({
  lineItemId: `line-${inventoryItemId}`,
  inventoryItemId,
  quantity,
});
const at = (locationId: string, distance: number, free: Record<string, number>): Supply[] =>
  Object.entries(free).map(([inventoryItemId, quantity]) => ({
    inventoryItemId,
    locationId,
    distance,
    free: quantity,
  }));
const placed = (needs: Need[], ...supplies: Supply[][]) =>
  chooseLocations(needs, supplies.flat())?.map(
    ({ inventoryItemId, locationId, quantity }) => `${quantity} ${inventoryItemId} at ${locationId}`,
  );

describe("where an order's items are reserved", () => {
  it("is the nearest location that has all of them", () => {
    const needs = [need("toy", 2), need("shirt", 1)];
    const far = at("far", 3, { toy: 90, shirt: 90 });
    expect(placed(needs, far, at("near", 1, { toy: 2, shirt: 1 }))).toEqual([
      "1 shirt at near",
      "2 toy at near",
    ]);
    expect(placed(needs, far, at("near", 1, { toy: 2 }))).toEqual(["1 shirt at far", "2 toy at far"]);
  });

  it("is the one with the most stock of two that are equally near", () => {
    expect(placed([need("toy", 1)], at("a", 1, { toy: 3 }), at("b", 1, { toy: 4 }))).toEqual(["1 toy at b"]);
  });

  it("is more than one location only if none has everything, and a line is split only if it must be", () => {
    const needs = [need("toy", 3), need("shirt", 1)];
    expect(placed(needs, at("a", 0, { toy: 3 }), at("b", 1, { shirt: 5, toy: 1 }))).toEqual([
      "1 shirt at b",
      "3 toy at a",
    ]);
    expect(placed([need("toy", 3)], at("a", 0, { toy: 2 }), at("b", 1, { toy: 2 }))).toEqual([
      "2 toy at a",
      "1 toy at b",
    ]);
  });

  it("is two locations rather than three, even if the three are nearer", () => {
    const near = ["a", "b", "c"].map((id) => at(id, 0, { toy: 2 }));
    expect(placed([need("toy", 6)], ...near, at("far", 3, { toy: 4 }))).toEqual([
      "2 toy at a",
      "4 toy at far",
    ]);
  });

  it("is nowhere if all together have too little", () => {
    expect(placed([need("toy", 5)], at("a", 0, { toy: 2 }), at("b", 1, { toy: 2 }))).toBeUndefined();
    expect(placed([need("toy", 1)])).toBeUndefined();
  });

  it("takes exactly what is needed and never more than is free, for any order and any stock", () => {
    const items = ["a", "b", "c"];
    const quantities = fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4) });
    const world = fc.record({
      wanted: fc.array(
        fc.record({ item: fc.constantFrom(...items), quantity: fc.integer({ min: 1, max: 5 }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      places: fc.array(fc.record({ distance: fc.nat(4), free: quantities }), { maxLength: 7 }),
    });
    fc.assert(
      fc.property(world, ({ wanted, places }) => {
        const needs = wanted.map(({ item, quantity }, line) => ({
          ...need(item, quantity),
          lineItemId: `${line}`,
        }));
        const supplies = places.flatMap(({ distance, free }, place) => at(`loc${place}`, distance, free));
        const sum = (list: readonly { inventoryItemId: string }[], item: string, of: "free" | "quantity") =>
          list
            .filter((one) => one.inventoryItemId === item)
            .reduce((total, one) => total + ((one as Record<string, unknown>)[of] as number), 0);
        const isEnough = items.every((item) => sum(supplies, item, "free") >= sum(needs, item, "quantity"));
        const holds = chooseLocations(needs, supplies);
        expect(holds !== undefined).toBe(isEnough);
        if (!holds) return;
        for (const one of needs)
          expect(
            holds
              .filter(({ lineItemId }) => lineItemId === one.lineItemId)
              .reduce((total, { quantity }) => total + quantity, 0),
          ).toBe(one.quantity);
        for (const { inventoryItemId, locationId, free } of supplies)
          expect(
            sum(
              holds.filter((hold) => hold.locationId === locationId),
              inventoryItemId,
              "quantity",
            ),
          ).toBeLessThanOrEqual(free);
        expect(holds.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });
});
