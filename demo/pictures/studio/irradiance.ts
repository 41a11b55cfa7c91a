import { Vector3 } from "three";
import { halton } from "./sampling";
import { lightFrom } from "./softboxes";

/** The nine real spherical harmonics up to band 2. */
function harmonics({ x, y, z }: Vector3): number[] {
  return [
    0.282095,
    0.488603 * y,
    0.488603 * z,
    0.488603 * x,
    1.092548 * x * y,
    1.092548 * y * z,
    0.315392 * (3 * z * z - 1),
    1.092548 * x * z,
    0.546274 * (x * x - y * y),
  ];
}

/** How much of each band a matt surface gathers (the cosine lobe, convolved). */
const gathered = [Math.PI, 2.0944, 2.0944, 2.0944, 0.7854, 0.7854, 0.7854, 0.7854, 0.7854];

/** The light that the surroundings shed on a matt surface, as nine factors of the harmonics of its normal. */
export function irradianceFactors(samples = 8192): number[] {
  const sums = new Array<number>(9).fill(0);
  for (let i = 0; i < samples; i++) {
    const y = 2 * halton(i + 1, 2) - 1;
    const turn = 2 * Math.PI * halton(i + 1, 3);
    const across = Math.sqrt(1 - y * y);
    const way = new Vector3(across * Math.cos(turn), y, across * Math.sin(turn));
    const light = lightFrom(way);
    harmonics(way).forEach((h, n) => {
      sums[n] = (sums[n] ?? 0) + (h * light * 4 * Math.PI) / samples;
    });
  }
  return sums.map((sum, n) => sum * (gathered[n] ?? 0));
}
