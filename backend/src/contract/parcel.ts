/** What a parcel weighs and whether a courier takes it: the server and the product page ask here. Free of libraries. */

/** One line of goods as the scales see it: kilograms and centimetres of one packed piece. */
export type ParcelLine = {
  quantity: number;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
};

export type ParcelWeight = { actualKg: number; volumetricKg: number; chargeableKg: number };

const total = (lines: readonly ParcelLine[], ofOne: (line: ParcelLine) => number) =>
  Math.round(lines.reduce((sum, line) => sum + ofOne(line) * line.quantity, 0) * 1_000) / 1_000;

/** What the courier charges for: the greater of scales and volume, rounded up to half kilograms, at least one half. */
export function parcelWeight(lines: readonly ParcelLine[], volumetricDivisor: number): ParcelWeight {
  const actualKg = total(lines, ({ weightKg }) => weightKg);
  const volumetricKg = total(
    lines,
    ({ lengthCm, breadthCm, heightCm }) => (lengthCm * breadthCm * heightCm) / volumetricDivisor,
  );
  const halves = Math.max(1, Math.ceil(Math.max(actualKg, volumetricKg) * 2));
  return { actualKg, volumetricKg, chargeableKg: halves / 2 };
}

/** What the courier takes at most; the figures are settings. */
export type ParcelLimits = { kg: number; sideCm: number };

/** True where no courier takes the parcel: too heavy, by scales or volume, or too long. */
export function isTooLarge(
  lines: readonly ParcelLine[],
  chargeableKg: number,
  largest: ParcelLimits,
): boolean {
  const longestSide = Math.max(
    ...lines.map(({ lengthCm, breadthCm, heightCm }) => Math.max(lengthCm, breadthCm, heightCm)),
  );
  return chargeableKg > largest.kg || longestSide > largest.sideCm;
}
