import * as THREE from "three";
import { darker } from "../kit/colour";
import { group } from "../kit/group";
import { surface } from "../kit/materials";
import { tint } from "../kit/painted-surface";
import { ball, mesh, type Point, tube } from "../kit/shapes";
import { painted, tiled } from "../kit/texture";

/** The twelve corners of an icosahedron: the middles of a football's dark patches. */
const corners = (() => {
  const at = new THREE.IcosahedronGeometry(1, 0).getAttribute("position");
  const seen: THREE.Vector3[] = [];
  for (let i = 0; i < at.count; i++) {
    const p = new THREE.Vector3().fromBufferAttribute(at, i);
    if (!seen.some((q) => q.distanceTo(p) < 0.1)) seen.push(p);
  }
  return seen;
})();

export function football(radius: number, tone: string) {
  const round = new THREE.IcosahedronGeometry(radius, 60);
  const point = new THREE.Vector3();
  const skin = tint(round, (x, y, z) => {
    point.set(x, y, z).normalize();
    const near = Math.max(...corners.map((c) => c.dot(point)));
    return near > 0.932 ? "#1d1f23" : near > 0.926 ? "#8b8b88" : tone;
  });
  const all = group(mesh(skin, surface("#fff", { vertexColors: true, roughness: 0.35, clearcoat: 0.4 })));
  const seam = surface(darker(tone, 0.35));
  for (const [i, a] of corners.entries())
    for (const b of corners.slice(i + 1)) {
      if (a.dot(b) < 0.4) continue;
      const spots = Array.from({ length: 9 }, (_, k): Point => {
        const p = a
          .clone()
          .lerp(b, 0.33 + k * 0.0425)
          .normalize()
          .multiplyScalar(radius * 1.001);
        return [p.x, p.y, p.z];
      });
      all.add(tube(spots, radius * 0.009, seam, false, 16));
    }
  all.rotation.set(0.4, 0.5, 0.2);
  return group(all);
}

export function cricketBall(radius: number, tone: string) {
  const all = group(ball(radius, surface(tone, { roughness: 0.3, clearcoat: 0.6 })));
  for (const off of [-0.13, -0.06, 0, 0.06, 0.13]) {
    const spots = Array.from({ length: 73 }, (_, i): Point => {
      const turn = (i / 72) * 6.283;
      const r = radius * Math.sqrt(1 - off * off) * 1.003;
      return [Math.cos(turn) * r, Math.sin(turn) * r, off * radius];
    });
    all.add(
      tube(
        spots,
        radius * (off === 0 ? 0.012 : 0.018),
        surface(off === 0 ? darker(tone, 0.4) : "#efe9da", { roughness: 0.8 }),
        false,
        300,
      ),
    );
  }
  all.rotation.set(0.5, 0.7, 0.2);
  return group(all);
}

export function basketball(radius: number, tone: string) {
  const bumps = tiled(
    painted(128, 128, (pen) => {
      pen.fillStyle = tone;
      pen.fillRect(0, 0, 128, 128);
      pen.fillStyle = darker(tone, 0.14);
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < 8; j++) pen.fillRect(i * 16 + (j % 2) * 8, j * 16, 6, 6);
    }),
    24,
    12,
  );
  const all = group(ball(radius, surface("#fff", { map: bumps, roughness: 0.7 })));
  const line = surface("#1f1c1a", { roughness: 0.8 });
  const circle = (place: (turn: number) => Point) =>
    tube(
      Array.from({ length: 61 }, (_, i) => place((i / 60) * 6.283)),
      radius * 0.016,
      line,
      false,
      240,
    );
  const r = radius * 1.001;
  all.add(
    circle((t) => [Math.cos(t) * r, Math.sin(t) * r, 0]),
    circle((t) => [Math.cos(t) * r, 0, Math.sin(t) * r]),
  );
  for (const side of [-1, 1]) {
    all.add(
      circle((t) => {
        const p = new THREE.Vector3(side * (0.62 + 0.16 * Math.cos(2 * t)), Math.cos(t), Math.sin(t))
          .normalize()
          .multiplyScalar(r);
        return [p.x, p.y, p.z];
      }),
    );
  }
  all.rotation.set(0.3, 0.5, 0.25);
  return group(all);
}
