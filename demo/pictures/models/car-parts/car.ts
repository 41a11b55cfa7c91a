import { hex, inkOn } from "../../kit/colour";
import { group, placed } from "../../kit/group";
import { glass, lacquer, metal, surface } from "../../kit/materials";
import { tint } from "../../kit/painted-surface";
import { ball, mesh, ring, roundedBox } from "../../kit/shapes";
import type { Colour, SpecOf } from "../../vocabulary";
import { bodies } from "./bodies";
import { shell, windows } from "./shell";
import { wheel } from "./wheels";

/** A toy car of a body and colour on its four wheels; its front faces +x, its length is about 5. */
export function toyCarBody(variant: SpecOf<"toy-car">["variant"], colour: Colour) {
  const b = bodies[variant];
  const tone = hex(colour);
  const stripe = inkOn(tone) === "#23262b" ? "#26292e" : "#f5f1e6";
  const striped = variant === "classic" || variant === "racer";
  const skin = tint(shell(variant), (_x, y, z) => {
    if (variant === "offroad" && y > b.roof - 0.1) return "#2b2d31";
    return striped && Math.abs(Math.abs(z) - 0.2) < 0.11 && y > b.belt * 0.72 ? stripe : tone;
  });
  const all = group(
    mesh(skin, lacquer("#fff", { vertexColors: true, metalness: 0.15 })),
    mesh(windows(variant), glass("#11161c")),
  );
  all.add(roundedBox([4.5, 0.24, 1.7], 0.06, surface("#17181a", { roughness: 0.6 }), [0, b.floor + 0.14, 0]));
  const { radius, width, at } = b.wheel;
  for (const x of at)
    for (const side of [-1, 1])
      all.add(
        placed(wheel(radius, width, variant === "racer" ? "#d8b25a" : "#d9dce0"), {
          at: [x, radius, side * 0.92],
          turn: [0, side > 0 ? 0 : Math.PI, 0],
        }),
      );
  const chrome = metal("#eeeeee", 0.1);
  const lamp = surface("#fdfbf2", { roughness: 0.08, clearcoat: 1, emissive: "#333333" });
  const lampAt = b.belt - b.nose - 0.26;
  for (const side of [-1, 1]) {
    if (variant === "racer") all.add(roundedBox([0.16, 0.1, 0.5], 0.05, lamp, [2.36, lampAt, side * 0.68]));
    else
      all.add(
        ball(0.16, lamp, [2.42, lampAt, side * 0.72], [0.6, 1, 1]),
        ring(0.165, 0.028, chrome, [2.48, lampAt, side * 0.72], "x"),
      );
    all.add(
      roundedBox([0.08, 0.16, 0.34], 0.04, surface("#b3000c", { roughness: 0.1, clearcoat: 1 }), [
        -2.49,
        b.belt - 0.24,
        side * 0.7,
      ]),
    );
    all.add(
      roundedBox([0.12, 0.12, 0.2], 0.05, lacquer(tone), [
        b.cabin.at + b.cabin.half * 0.78,
        b.belt + 0.14,
        side * 1.06,
      ]),
    );
  }
  for (const end of [-1, 1])
    all.add(
      roundedBox([0.16, 0.16, 1.8], 0.07, variant === "offroad" ? surface("#222428") : chrome, [
        end * 2.5,
        b.floor + 0.16,
        0,
      ]),
    );
  for (let i = 0; i < 4; i++)
    all.add(roundedBox([0.05, 0.025, 0.9], 0.01, chrome, [2.49, lampAt - 0.08 + i * 0.06, 0]));
  if (b.wing) {
    all.add(roundedBox([0.5, 0.06, 2.1], 0.03, surface("#1b1c1f"), [-2.15, b.belt + 0.52, 0]));
    for (const side of [-0.7, 0.7])
      all.add(roundedBox([0.3, 0.5, 0.06], 0.03, surface("#1b1c1f"), [-2.12, b.belt + 0.26, side]));
  }
  if (variant === "offroad") {
    const spare = placed(wheel(0.55, 0.36, "#d9dce0"), { at: [-2.72, 1.25, 0], turn: [0, -Math.PI / 2, 0] });
    all.add(spare);
    for (const x of [-1.6, -0.6, 0.3])
      all.add(roundedBox([0.08, 0.1, 1.7], 0.04, surface("#1b1c1f"), [x, b.roof + 0.14, 0]));
    for (const side of [-0.8, 0.8])
      all.add(roundedBox([2.4, 0.1, 0.1], 0.04, surface("#1b1c1f"), [-0.65, b.roof + 0.16, side]));
  }
  return all;
}
