import fc from "fast-check";
import { expect, it } from "vitest";
import { sharePaise } from "./share-paise";

const parts = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 1_000_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((lines) =>
    lines.map(({ price, part }, at) => ({ key: `l${at}`, price, rupees: (price * part) / 100 })),
  );

it("shares a discount over lines to the paisa: the parts add up to the rounded whole and exceed no line", () => {
  fc.assert(
    fc.property(parts, (lines) => {
      const shares = sharePaise(lines, new Map(lines.map(({ key, price }) => [key, price])));
      const exact = lines.reduce((sum, { rupees }) => sum + rupees * 100, 0);
      const taken = [...shares.values()].reduce((sum, share) => sum + share, 0);
      expect(Math.abs(taken - exact)).toBeLessThan(0.5001);
      for (const { key, price, rupees } of lines) {
        const share = shares.get(key) ?? 0;
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeLessThanOrEqual(price);
        expect(Math.abs(share - rupees * 100)).toBeLessThan(2);
      }
    }),
  );
});

it.each([
  [
    [100 / 3, 100 / 3, 100 / 3],
    [3334, 3333, 3333],
  ],
  [[59.8], [5980]],
  [
    [0.005, 0.005],
    [1, 0],
  ],
])("shares %j rupees as %j paise", (rupees, paise) => {
  const given = rupees.map((each, at) => ({ key: `l${at}`, rupees: each }));
  expect([...sharePaise(given, new Map(given.map(({ key }) => [key, 1e9]))).values()]).toEqual(paise);
});

it("takes no more than is left, and gives the rest to others", () => {
  const given = [
    { key: "l0", rupees: 10 },
    { key: "l1", rupees: 10.01 },
  ];
  const left = new Map([
    ["l0", 998],
    ["l1", 5_000],
  ]);
  expect([...sharePaise(given, left)]).toEqual([
    ["l0", 998],
    ["l1", 1003],
  ]);
});
