/** The weight of a parcel and whether a courier accepts it, for the server and the product page. Free of libraries. */

/** One line of goods: weight in kilograms and size in centimetres of one packed item. */
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

/** The chargeable weight: the greater of actual and volumetric weight, rounded up to half kilograms, at least one half. */
export function parcelWeight(lines: readonly ParcelLine[], volumetricDivisor: number): ParcelWeight {
  const actualKg = total(lines, ({ weightKg }) => weightKg);
  const volumetricKg = total(
    lines,
    ({ lengthCm, breadthCm, heightCm }) => (lengthCm * breadthCm * heightCm) / volumetricDivisor,
  );
  const halves = Math.max(1, Math.ceil(Math.max(actualKg, volumetricKg) * 2));
  return { actualKg, volumetricKg, chargeableKg: halves / 2 };
}

/** A courier's rate in rupees: for the first half kilogram, and for each further one. */
export type ParcelRate = { firstHalfKg: number; halfKgMore: number };

/** What a rate comes to for this weight. */
export function rateFor(rate: ParcelRate, chargeableKg: number): number {
  return rate.firstHalfKg + (Math.max(1, Math.ceil(chargeableKg * 2)) - 1) * rate.halfKgMore;
}

/** The courier's limits; the figures are settings. */
export type ParcelLimits = { kg: number; sideCm: number };

/** True if no courier accepts the parcel: too heavy, by actual or volumetric weight, or too long. */
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
