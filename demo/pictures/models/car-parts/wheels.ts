import { group } from "../../kit/group";
import { metal, rubber, surface } from "../../kit/materials";
import { cylinder, lathe, ring, roundedBox } from "../../kit/shapes";

/** A wheel with its axle on z, its outer side towards +z. */
export function wheel(radius: number, width: number, rim: string) {
  const h = width / 2;
  const tyre: [number, number][] = [
    [radius * 0.45, -h],
    [radius * 0.88, -h],
    [radius * 0.97, -h * 0.75],
    [radius, -h * 0.4],
    [radius, h * 0.4],
    [radius * 0.97, h * 0.75],
    [radius * 0.88, h],
    [radius * 0.66, h],
    [radius * 0.61, h * 0.65],
  ];
  const steel = metal(rim, 0.22);
  const all = group(
    lathe(tyre, rubber("#151617"), [0, 0, 0], "z"),
    cylinder(
      [radius * 0.62, radius * 0.62, width],
      surface("#2a2b2e", { metalness: 0.6, roughness: 0.5 }),
      [0, 0, -0.04],
      "z",
    ),
  );
  for (let i = 0; i < 5; i++) {
    const spoke = roundedBox([radius * 1.14, radius * 0.17, 0.07], 0.03, steel, [0, 0, h * 0.7]);
    spoke.rotation.z = (i * Math.PI) / 5;
    all.add(spoke);
  }
  all.add(
    cylinder([radius * 0.22, radius * 0.22, 0.12], steel, [0, 0, h * 0.8], "z"),
    ring(radius * 0.61, radius * 0.06, steel, [0, 0, h * 0.75]),
  );
  return all;
}
