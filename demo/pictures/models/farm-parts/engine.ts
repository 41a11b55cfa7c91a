import { group } from "../../kit/group";
import { lacquer, metal, rubber, surface } from "../../kit/materials";
import { cylinder, lathe, ring, roundedBox } from "../../kit/shapes";

/** A small petrol engine, about 7 wide, standing on y = 0, its pull starter towards +z. */
export function engine(tone: string) {
  const black = surface("#232529", { roughness: 0.5 });
  const cast = metal("#9ea4a9", 0.42);
  const all = group(
    roundedBox([6, 4.4, 5], 0.7, black, [0, 2.2, 0]),
    roundedBox([5.6, 2.6, 4.8], 1.1, lacquer(tone), [0.2, 6.4, 0]),
  );
  all.add(
    cylinder([0.8, 0.8, 0.5], black, [0.6, 7.9, 0]),
    roundedBox([2.6, 2.6, 3.4], 0.6, black, [-3.6, 4.6, 0]),
  );
  for (let i = 0; i < 6; i++) all.add(roundedBox([2.6, 0.18, 3.6], 0.06, cast, [3.4, 2 + i * 0.5, 0]));
  all.add(roundedBox([2.8, 2.2, 2.6], 0.5, metal("#c9ccd0", 0.3), [4, 6, 0]));
  all.add(
    lathe(
      [
        [0, 0.8],
        [1.2, 0.8],
        [2, 0.5],
        [2.2, 0],
      ],
      lacquer(tone),
      [0, 2.6, 2.5],
      "z",
    ),
    ring(1.2, 0.12, black, [0, 2.6, 3.2]),
    cylinder([0.5, 0.5, 0.3], rubber(), [0, 2.6, 3.3], "z"),
  );
  for (let i = 0; i < 10; i++)
    all.add(
      cylinder(
        [0.12, 0.12, 0.2],
        black,
        [Math.cos(i * 0.628) * 1.65, 2.6 + Math.sin(i * 0.628) * 1.65, 3.05],
        "z",
        10,
      ),
    );
  return all;
}
