import { darker, hex } from "../kit/colour";
import { group } from "../kit/group";
import { lacquer, metal, rubber, surface } from "../kit/materials";
import { cylinder, lathe, ring, rod, roundedBox } from "../kit/shapes";
import type { Model } from "./model";

/** An electric chaff cutter: feed trough, covered flywheel, motor and belt on a steel frame. */
export const chaffCutter: Model<"chaff-cutter"> = {
  build: ({ colour }) => {
    const tone = hex(colour);
    const paint = lacquer(tone, { clearcoatRoughness: 0.25 });
    const frame = lacquer(darker(tone, 0.35));
    const all = group();
    for (const x of [-6, 6])
      for (const z of [-5, 5])
        all.add(
          rod([x * 1.15, 0.6, z * 1.15], [x, 12, z], 0.55, frame),
          roundedBox([1.8, 0.5, 1.8], 0.2, frame, [x * 1.15, 0.3, z * 1.15]),
        );
    for (const z of [-5.4, 5.4])
      all.add(
        rod([-6.5, 5, z], [6.5, 5, z], 0.4, frame),
        rod([-6, 12, z * 0.93], [6, 12, z * 0.93], 0.55, frame),
      );
    all.add(roundedBox([14, 0.8, 11.4], 0.3, frame, [0, 12.3, 0]));
    const drum = lathe(
      [
        [0, -2],
        [7.6, -2],
        [8, -1.6],
        [8, 1.6],
        [7.6, 2],
        [0, 2],
      ],
      paint,
      [4, 17, 0],
      "x",
    );
    all.add(
      drum,
      ring(7.7, 0.35, frame, [6.05, 17, 0], "x"),
      cylinder([1.4, 1.4, 1], metal("#9ea4a9", 0.4), [6.4, 17, 0], "x"),
    );
    for (let i = 0; i < 8; i++)
      all.add(
        cylinder(
          [0.3, 0.3, 0.4],
          metal(),
          [6.1, 17 + Math.cos(i * 0.785) * 6.6, Math.sin(i * 0.785) * 6.6],
          "x",
          6,
        ),
      );
    all.add(roundedBox([13, 0.5, 6], 0.2, paint, [-7, 15, 0]));
    for (const z of [-3, 3]) all.add(roundedBox([13, 3, 0.4], 0.18, paint, [-7, 16.4, z]));
    all.add(roundedBox([3, 5, 6.6], 0.5, frame, [0.6, 17.4, 0]));
    for (const y of [16.4, 18.4])
      all.add(cylinder([0.9, 0.9, 5.6], metal("#8d9398", 0.4), [-1.4, y, 0], "z"));
    const motor = group(
      cylinder([2.6, 2.6, 6.4], lacquer("#2f63ad"), [0, 8.2, 0], "x"),
      roundedBox([2.4, 1.4, 2.4], 0.3, surface("#1d1f22"), [0, 11, 0]),
      cylinder([1.8, 1.8, 0.8], rubber(), [3.8, 8.2, 0], "x"),
    );
    for (let i = 0; i < 14; i++)
      motor.add(
        roundedBox([5.6, 0.4, 0.16], 0.06, lacquer("#2f63ad"), [
          0,
          8.2 + Math.cos(i * 0.45) * 2.7,
          Math.sin(i * 0.45) * 2.7,
        ]),
      );
    motor.position.set(0, -2, 0);
    all.add(
      motor,
      roundedBox([0.5, 10, 0.9], 0.2, rubber(), [4.2, 11.4, 1.6]),
      roundedBox([0.5, 10, 0.9], 0.2, rubber(), [4.2, 11.4, -1.6]),
    );
    all.add(roundedBox([5, 6, 5.6], 0.4, paint, [4, 8.2, 6.6]));
    return all;
  },
  shot: () => ({ azimuth: 32, elevation: 14, fill: 0.84 }),
};
