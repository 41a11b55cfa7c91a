/** One line of goods by its packed piece: kilograms and centimetres. */
export type PackedLine = {
  quantity: number;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
};

/** The least that a courier service takes. */
const leastKg = 0.01;
const leastCm = 1;

const up = (value: number, decimals: number) => Math.ceil(value * 10 ** decimals - 1e-9) / 10 ** decimals;

/**
 * One box for all items: as long and wide as the largest item needs, and as high as the total volume requires. So it
 * has the volume that the shopper was charged for, and every single item would fit.
 */
export function boxOf(lines: readonly PackedLine[]) {
  const sides = lines.map(({ lengthCm, breadthCm, heightCm }) =>
    [lengthCm, breadthCm, heightCm].sort((a, b) => b - a),
  );
  const largest = (at: number) => Math.max(leastCm, ...sides.map((three) => three[at] ?? 0));
  const volume = lines.reduce(
    (sum, { quantity, lengthCm, breadthCm, heightCm }) => sum + quantity * lengthCm * breadthCm * heightCm,
    0,
  );
  const [lengthCm, breadthCm] = [up(largest(0), 1), up(largest(1), 1)];
  return {
    weightKg: Math.max(
      leastKg,
      up(
        lines.reduce((sum, line) => sum + line.quantity * line.weightKg, 0),
        3,
      ),
    ),
    lengthCm,
    breadthCm,
    heightCm: up(Math.max(largest(2), volume / (lengthCm * breadthCm)), 1),
  };
}
