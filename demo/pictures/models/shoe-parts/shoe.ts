import * as THREE from "three";
import { darker, hex, lighter, lightness, mix } from "../../kit/colour";
import { cut, ellipsoid, meet } from "../../kit/distance";
import { group } from "../../kit/group";
import { cloth, rubber, surface } from "../../kit/materials";
import { once } from "../../kit/memo";
import { tint } from "../../kit/painted-surface";
import { mesh, type Point, tube } from "../../kit/shapes";
import { surfaceOf } from "../../kit/surface-nets";
import type { SpecOf } from "../../vocabulary";
import { halfWidth, ridge, sway } from "./last";

type Variant = SpecOf<"shoes">["variant"];

/** Distance to a body whose cross-section is a rounded arch under the ridge. */
function arch(x: number, y: number, z: number, low: number): number {
  const [w, h] = [halfWidth(x) * 0.97, ridge(x)];
  if (w < 0.05) return Math.abs(x) - 4.9;
  const v = Math.max(0, (y - low) / h);
  const u = Math.abs(z - sway(x)) / w;
  return ((u ** 2.4 + v ** 2.1) ** (1 / 2.2) - 1) * Math.min(w, h) * 0.9;
}

const upper = (variant: Variant) =>
  once(`upper ${variant}`, () => {
    const low = variant === "runner" ? 1.1 : 0.8;
    return surfaceOf(
      (x, y, z) => {
        let d = meet(arch(x, y, z, low), low - 0.2 - y, 0.1);
        const mouth = ellipsoid(x + 2.75 - (y - 4) * 0.25, y - 5.1, z - sway(x), 1.75, 2.0, 0.98);
        d = cut(d, mouth, 0.25);
        const throat = Math.max(Math.abs(z - sway(x)) - 0.42, -x - 1.3, x - 2.1, low + 1.0 - y);
        return cut(d, Math.max(throat, -(d + 0.2)), 0.12);
      },
      [-5.3, 0.5, -2.4],
      [5.3, 5.6, 2.6],
      150,
    );
  });

const sole = (variant: Variant) =>
  once(`sole ${variant}`, () => {
    const [thick, flare] = variant === "runner" ? [1.5, 0.24] : [1.05, 0.12];
    return surfaceOf(
      (x, y, z) => {
        const toe =
          variant === "runner" ? 0.05 * Math.max(0, x - 1.8) ** 2 : 0.02 * Math.max(0, x - 2.4) ** 2;
        const heel = variant === "runner" ? 0.3 * Math.max(0, -x - 3.4) ** 1.6 * 0.4 : 0;
        const w = halfWidth(x * 0.975) + flare;
        const plan = halfWidth(x * 0.975) < 0.06 ? Math.abs(x) - 5.05 : (Math.abs(z - sway(x)) - w) * 0.85;
        const top = y - thick - (variant === "runner" ? 0.14 * Math.sin(x * 1.1 + 0.6) : 0) - toe * 0.6;
        let d = meet(plan, Math.max(top, toe + heel - y), 0.22);
        if (variant === "runner") {
          const groove = Math.abs(y - 0.55 - toe - 0.1 * Math.sin(x * 1.6)) - 0.05;
          d = cut(d, Math.max(groove, -(d + 0.07)), 0.05);
        }
        return d;
      },
      [-5.5, -0.2, -2.6],
      [5.6, 2.5, 2.8],
      120,
    );
  });

function laces(low: number, tone: string) {
  const all = group();
  for (let i = 0; i < 5; i++) {
    const x = -0.9 + i * 0.66;
    const top = ridge(x) + low;
    const spots: Point[] = [-0.95, -0.55, 0, 0.55, 0.95].map((z) => [
      x + z * 0.12,
      top - 0.05 - 0.5 * Math.abs(z) ** 2.2 * (0.7 + 0.1 * i),
      z * (0.92 - i * 0.04) + sway(x),
    ]);
    all.add(tube(spots, 0.12, cloth(tone), false, 24));
  }
  for (const side of [-1, 1]) {
    const bow: Point[] = [
      [-1, ridge(-1) + low + 0.1, sway(-1)],
      [-0.8, ridge(-1) + low + 0.5, side * 0.7],
      [-0.2, ridge(-1) + low + 0.2, side * 1.3],
      [-0.3, ridge(-1) + low - 0.1, side * 0.9],
      [-1, ridge(-1) + low + 0.1, sway(-1)],
    ];
    all.add(tube(bow, 0.1, cloth(tone), false, 50));
  }
  return all;
}

/** One left shoe, its toe towards +x, standing on y = 0. */
export function shoe({ variant, colour }: SpecOf<"shoes">) {
  const tone = hex(colour);
  const pale = lightness(tone) > 0.8;
  const accent = pale ? "#2f63ad" : colour === "black" ? "#e6e4dd" : lighter(tone, 0.75);
  const low = variant === "runner" ? 1.1 : 0.8;
  const trim = darker(tone, pale ? 0.1 : 0.25);
  const skin = tint(upper(variant), (x, y) => {
    const v = (y - low) / ridge(x);
    const band = (from: number, to: number, at: number) =>
      Math.round(8 * Math.min(1, Math.max(0, 0.5 + Math.min(at - from, to - at) / 0.12))) / 8;
    const slash = x * 0.8 + y;
    const across = band(0.08, 0.78, v);
    const marks =
      variant === "runner"
        ? Math.max(band(1.1, 1.75, slash), band(2.2, 2.5, slash)) * across
        : Math.max(band(-9, -3.7 + v * 0.4, x), band(-2.4 + v * 3, -1.6 + v * 3, x) * across);
    const toe = band(3.3 - v * 0.8, 9, x);
    return mix(mix(tone, accent, marks), trim, toe);
  });
  const fabric = cloth("#fff", {
    vertexColors: true,
    sheen: 0.3,
    roughness: variant === "court" ? 0.5 : 0.85,
  });
  const all = group(mesh(skin, fabric));
  const rubberTone = variant === "court" || !pale ? "#f0eee8" : mix(tone, "#dfe3e6", 0.5);
  all.add(mesh(sole(variant), surface(rubberTone, { roughness: 0.6 })));
  const tongue = mesh(new THREE.SphereGeometry(1, 40, 24), cloth(trim));
  tongue.scale.set(1.75, 0.2, 0.6);
  tongue.position.set(-0.5, low + 3.15, sway(0));
  tongue.rotation.z = -0.56;
  all.add(tongue, laces(low, pale || colour === "black" ? "#f2f0ea" : accent));
  const lining = mesh(new THREE.SphereGeometry(1, 32, 20), rubber("#26272a"));
  lining.scale.set(1.75, 1.1, 0.9);
  lining.position.set(-2.8, low + 1.2, sway(-2.7));
  all.add(lining);
  return all;
}
