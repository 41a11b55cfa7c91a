import * as THREE from "three";
import { darker, hex, lighter } from "../kit/colour";
import { group } from "../kit/group";
import { write } from "../kit/lettering";
import { print, surface } from "../kit/materials";
import { cylinder, mesh, ring } from "../kit/shapes";
import { painted, tiled } from "../kit/texture";
import type { Model } from "./model";

function knit(tone: string) {
  return tiled(
    painted(128, 128, (pen) => {
      pen.fillStyle = darker(tone, 0.5);
      pen.fillRect(0, 0, 128, 128);
      pen.strokeStyle = tone;
      pen.lineWidth = 7;
      for (let i = 0; i <= 8; i++) {
        pen.strokeRect(i * 16, -5, 0.1, 140);
        pen.beginPath();
        for (let y = 0; y <= 128; y += 8) pen.lineTo(i * 16 + (y % 16 ? 16 : 0), y);
        pen.stroke();
      }
    }),
    8,
    10,
  );
}

/** Rolls of shade net or mulch film with a loose end on the floor. */
export const netRoll: Model<"net-roll"> = {
  build: ({ variant, colour }) => {
    const tone = hex(colour);
    const film = variant === "mulch-film";
    const skin = film
      ? surface(tone, {
          roughness: 0.22,
          clearcoat: 0.8,
          metalness: colour === "silver" ? 0.6 : 0,
          side: THREE.DoubleSide,
        })
      : surface("#fff", { map: knit(tone), roughness: 0.85, side: THREE.DoubleSide });
    const all = group(
      cylinder([3, 3, 20], skin, [0, 3, 0], "x"),
      cylinder([0.95, 0.95, 20.8], surface("#c9a878", { roughness: 0.9 }), [0, 3, 0], "x"),
      cylinder([0.7, 0.7, 20.9], surface("#5a4632"), [0, 3, 0], "x"),
    );
    for (const side of [-1, 1])
      for (let r = 1.2; r < 2.95; r += 0.28)
        all.add(
          ring(r, 0.09, surface(film ? lighter(tone, 0.12) : darker(tone, 0.15)), [side * 10, 3, 0], "x"),
        );
    const loose = new THREE.PlaneGeometry(20, 9, 40, 40);
    const at = loose.getAttribute("position");
    for (let i = 0; i < at.count; i++) {
      const v = 4.5 - at.getY(i);
      at.setXYZ(
        i,
        at.getX(i),
        0.1 +
          0.14 * Math.max(0, Math.sin(v * 1.1 + at.getX(i) * 0.2)) +
          0.05 * Math.sin(at.getX(i) * 1.4) * (v / 9),
        v,
      );
    }
    loose.computeVertexNormals();
    all.add(mesh(loose, skin));
    const label = painted(700, 300, (pen, w, h) => {
      pen.fillStyle = "#f6f3ea";
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = "#2f7d4a";
      pen.fillRect(0, 0, w, 96);
      write(pen, film ? "MULCH FILM" : "SHADE NET", w / 2, 74, { size: 72, weight: 800 });
      write(pen, "UV stabilised", w / 2, 215, { size: 64, color: "#26292e" });
    });
    const band = new THREE.CylinderGeometry(3.04, 3.04, 6, 40, 1, true, -0.75, 1.5);
    const sign = mesh(band, print(label), [0, 3, 0]);
    label.center.set(0.5, 0.5);
    label.rotation = -Math.PI / 2;
    const holder = group(sign);
    holder.rotation.set(0, 0, Math.PI / 2);
    holder.position.set(3, 3, 0);
    sign.position.set(0, 0, 0);
    const tilt = group(holder);
    tilt.rotation.x = -0.5;
    tilt.position.set(0, 3 - 3 * Math.cos(0.5), 3 * Math.sin(0.5));
    all.add(tilt);
    return all;
  },
  shot: () => ({ azimuth: -28, elevation: 24, fill: 0.86 }),
};
