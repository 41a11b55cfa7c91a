import * as THREE from "three";
import { group } from "../group";
import { cloth } from "../materials";
import { once } from "../memo";
import { mesh, type Point, tube } from "../shapes";
import { type Canvas, clothArt, clothBumps, clothUv } from "./cloth-art";
import { type CutName, cuts } from "./cuts";
import { drape, houseFall } from "./drape";
import type { Triangle } from "./panels";
import { type Sewn, sew } from "./sew";

type Settled = { sewn: Sewn; at: Float32Array; front: THREE.BufferGeometry; back: THREE.BufferGeometry };

function geometry(at: Float32Array, uv: number[], triangles: Triangle[]): THREE.BufferGeometry {
  const made = new THREE.BufferGeometry();
  made.setAttribute("position", new THREE.BufferAttribute(at.slice(), 3));
  made.setAttribute("uv", new THREE.Float32BufferAttribute(uv, 2));
  made.setIndex(triangles.flat());
  made.computeVertexNormals();
  return made;
}

function settle(name: CutName, fromBehind: boolean): Settled {
  return once(`garment ${name} ${fromBehind}`, () => {
    const cut = cuts[name];
    const { front, back } = cut.neck;
    const sewn = sew(
      fromBehind ? { ...cut, neck: { front: back, back: Math.max(back, front * 0.5) } } : cut,
      5,
    );
    const at = drape(sewn, { ...houseFall, seed: fromBehind ? 13 : 8 });
    const uv = sewn.flat.flatMap(clothUv);
    return { sewn, at, front: geometry(at, uv, sewn.front), back: geometry(at, uv, sewn.back) };
  });
}

/** A garment lying on the floor, with a way to find the cloth's height, on which trims are laid. */
export type Laid = {
  all: THREE.Group;
  height: (x: number, y: number) => number;
  dress: (part: THREE.Object3D) => void;
};

type Dressing = {
  tone: string;
  fromBehind?: boolean;
  art?: (canvas: Canvas) => void;
  rib?: { tone: string; radius: number };
};

/** Lays a garment of a cut on the floor, seen from its front or its back. */
export function layGarment(name: CutName, { tone, fromBehind = false, art, rib }: Dressing): Laid {
  const { sewn, at, front, back } = settle(name, fromBehind);
  const bumps = { normalMap: clothBumps(), normalScale: new THREE.Vector2(0.35, 0.35) };
  const face = mesh(front, cloth(tone, { ...bumps, map: clothArt(tone, cuts[name], art), color: "#fff" }));
  const behind = mesh(
    back,
    cloth(tone, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 300 }),
  );
  behind.userData.noShadow = true;
  const all = group(face, behind);
  if (rib) {
    const knit = cloth(rib.tone, bumps);
    for (const line of sewn.necklines) {
      const spots = line.map(
        (i): Point => [at[i * 3] as number, at[i * 3 + 1] as number, at[i * 3 + 2] as number],
      );
      all.add(tube(spots, rib.radius, knit));
    }
  }
  const height = (x: number, y: number) => {
    let [best, rise] = [Infinity, 0];
    for (let i = 0; i < sewn.flat.length; i++) {
      const [dx, dy] = [(at[i * 3] as number) - x, (at[i * 3 + 1] as number) - y];
      const [d, z] = [dx * dx + dy * dy, at[i * 3 + 2] as number];
      if (d < 0.05 && z > rise) rise = z;
      if (d < best) best = d;
    }
    return rise;
  };
  all.rotation.x = -Math.PI / 2;
  return { all: group(all), height, dress: (part) => void all.add(part) };
}
