import * as THREE from "three";
import type { Field } from "./distance";

type Corner = readonly [number, number, number];

const corners: Corner[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1]);
const edges: [number, number][] = [];
for (let a = 0; a < 8; a++) {
  for (const bit of [1, 2, 4]) if (!(a & bit)) edges.push([a, a | bit]);
}

/** Where the surface crosses a cell, as the mean of the crossings of its edges; nothing if it does not. */
function crossing(values: Float64Array): [number, number, number] | undefined {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [a, b] of edges) {
    const [va, vb] = [values[a] as number, values[b] as number];
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    const [ca, cb] = [corners[a] as Corner, corners[b] as Corner];
    x += ca[0] + t * (cb[0] - ca[0]);
    y += ca[1] + t * (cb[1] - ca[1]);
    z += ca[2] + t * (cb[2] - ca[2]);
    count++;
  }
  return count ? [x / count, y / count, z / count] : undefined;
}

/** The surface of a field between two corners of space, with `cells` cells along the longest side. */
export function surfaceOf(field: Field, min: Corner, max: Corner, cells: number): THREE.BufferGeometry {
  const cell = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / cells;
  const [nx, ny, nz] = [0, 1, 2].map(
    (i) => Math.ceil(((max[i] as number) - (min[i] as number)) / cell) + 1,
  ) as [number, number, number];
  const at = (x: number, y: number, z: number) => x + nx * (y + ny * z);
  const values = new Float32Array(nx * ny * nz);
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++)
        values[at(x, y, z)] = field(min[0] + x * cell, min[1] + y * cell, min[2] + z * cell);

  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const normals: number[] = [];
  const cube = new Float64Array(8);
  const e = cell * 0.5;
  for (let z = 0; z < nz - 1; z++)
    for (let y = 0; y < ny - 1; y++)
      for (let x = 0; x < nx - 1; x++) {
        corners.forEach(([i, j, k], n) => {
          cube[n] = values[at(x + i, y + j, z + k)] as number;
        });
        const hit = crossing(cube);
        if (!hit) continue;
        vertexOf[at(x, y, z)] = positions.length / 3;
        const [px, py, pz] = [
          min[0] + (x + hit[0]) * cell,
          min[1] + (y + hit[1]) * cell,
          min[2] + (z + hit[2]) * cell,
        ];
        positions.push(px, py, pz);
        const [gx, gy, gz] = [
          field(px + e, py, pz) - field(px - e, py, pz),
          field(px, py + e, pz) - field(px, py - e, pz),
          field(px, py, pz + e) - field(px, py, pz - e),
        ];
        const length = Math.hypot(gx, gy, gz) || 1;
        normals.push(gx / length, gy / length, gz / length);
      }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new THREE.Float32BufferAttribute(normals, 3));
  geometry.setIndex(quads(values, vertexOf, [nx, ny, nz]));
  return geometry;
}

/** Two triangles for every grid edge that the surface crosses, joining the four cells around that edge. */
function quads(values: Float32Array, vertexOf: Int32Array, [nx, ny, nz]: Corner): number[] {
  const index: number[] = [];
  const step = [1, nx, nx * ny] as const;
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1; x < nx - 1; x++) {
        const here = x + nx * (y + ny * z);
        const inside = (values[here] as number) < 0;
        for (let axis = 0; axis < 3; axis++) {
          if (inside === (values[here + (step[axis] as number)] as number) < 0) continue;
          const [u, v] = [step[(axis + 1) % 3] as number, step[(axis + 2) % 3] as number];
          const [a, b, c, d] = [here - u - v, here - v, here, here - u].map((i) => vertexOf[i] as number) as [
            number,
            number,
            number,
            number,
          ];
          if (Math.min(a, b, c, d) < 0) continue;
          if (inside) index.push(a, b, c, a, c, d);
          else index.push(a, c, b, a, d, c);
        }
      }
  return index;
}
