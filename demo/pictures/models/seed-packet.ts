import * as THREE from "three";
import { hex } from "../kit/colour";
import { group, placed } from "../kit/group";
import { print, surface } from "../kit/materials";
import { copies, place } from "../kit/merge";
import { random } from "../studio/sampling";
import type { Model } from "./model";
import { crops } from "./seed-parts/crops";
import { packetBack, packetFront } from "./seed-parts/labels";
import { pouch } from "./seed-parts/pouch";

/** A spill of seeds beside the packet. */
function spilled(tone: string, round: boolean) {
  const next = random(4);
  const seed = new THREE.SphereGeometry(0.13, 12, 8);
  const spots = Array.from({ length: 46 }, () => {
    const [way, reach] = [next() * 6.28, Math.sqrt(next()) * 1.3];
    const at: [number, number, number] = [
      2.3 + Math.cos(way) * reach * 1.3,
      0.06 + (reach < 0.5 ? 0.09 * next() : 0),
      2.5 + Math.sin(way) * reach * 0.7,
    ];
    return place(
      at,
      [(next() - 0.5) * 0.5, next() * 6, (next() - 0.5) * 0.5],
      round ? [0.8, 0.8, 0.8] : [1, 0.4, 0.75],
    );
  });
  return copies(seed, spots, surface(tone, { roughness: 0.8 }));
}

/** Packets of seed with a label of the crop. */
export const seedPacket: Model<"seed-packet"> = {
  build: ({ variant, colour, view }) => {
    const tone = hex(colour);
    const crop = crops[variant];
    const label = view === "front" ? packetFront(crop, tone) : packetBack(crop, tone);
    const packet = pouch(
      print(label, { roughness: 0.34, clearcoat: 0.5, side: THREE.DoubleSide }),
      surface(tone, { roughness: 0.35, side: THREE.DoubleSide }),
    );
    const standing = placed(packet, { at: [0, 5 * Math.cos(0.16), 0], turn: [-0.16, 0, 0] });
    return view === "front" ? group(standing, spilled(crop.seed, crop.round ?? false)) : standing;
  },
  shot: ({ view }) => ({ azimuth: view === "front" ? -14 : 12, elevation: 10, fill: 0.84 }),
};
