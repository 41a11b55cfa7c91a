import { hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { glass, metal, screen, surface } from "../kit/materials";
import { face, slab } from "../kit/plates";
import { wideScreen } from "../kit/screens";
import { ball, lathe } from "../kit/shapes";
import { wearSheet } from "../kit/wear";
import type { SpecOf } from "../vocabulary";
import type { Model } from "./model";

const [width, height, depth] = [24.8, 17.4, 0.62];

function body({ colour, wear = "new" }: SpecOf<"tablet">) {
  const all = group(
    slab([width, height, depth], 1.5, 0.2, surface(hex(colour), { metalness: 0.75, roughness: 0.38 })),
  );
  all.add(face(width - 0.3, height - 0.3, 1.35, glass(), [0, 0, depth / 2 + 0.006]));
  const hue = { silver: 205, graphite: 335, sky: 235, rose: 300, mint: 150 }[colour];
  all.add(face(width - 1.6, height - 1.6, 0.7, screen(wideScreen(hue, 6)), [0, 0, depth / 2 + 0.012]));
  const rim: [number, number][] = [
    [0, 0.3],
    [0.6, 0.3],
    [0.8, 0.2],
    [0.85, 0],
  ];
  const eye = group(
    lathe(rim, metal("#2a2c30", 0.3), [0, 0, 0], "z"),
    ball(0.4, glass("#10142c"), [0, 0, 0.22], [1, 1, 0.4]),
  );
  eye.rotation.y = Math.PI;
  eye.position.set(width / 2 - 1.8, height / 2 - 1.8, -depth / 2);
  all.add(eye);
  if (wear !== "new") {
    const marks = wearSheet(width - 0.4, height - 0.4, 1.3, wear, 3, wear === "worn");
    marks.position.z = depth / 2 + 0.02;
    all.add(marks);
  }
  return all;
}

/** A slim tablet, held wide. */
export const tablet: Model<"tablet"> = {
  build: (spec) =>
    spec.view === "pair"
      ? group(
          placed(body(spec), { at: [-3.4, 4.2, -4], turn: [-0.05, Math.PI - 0.22, 0] }),
          placed(body(spec), { at: [2.6, 0, 2.4], turn: [-0.05, -0.16, 0] }),
        )
      : body(spec),
  shot: ({ view }) => ({
    azimuth: { pair: 3, front: -26, back: 154 }[view],
    elevation: view === "pair" ? 12 : 9,
  }),
};
