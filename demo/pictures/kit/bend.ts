import { BufferGeometry, Float32BufferAttribute, type Mesh } from "three";

/** Bends a mesh round an upright axis before it, as a curved screen is; flat outlines are cut finer first. */
export function bend(mesh: Mesh, radius: number): void {
  const { x, y, z } = mesh.position;
  mesh.geometry.translate(x, y, z);
  mesh.position.set(0, 0, 0);
  const geometry = mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry;
  const fine = subdivided(geometry, 24, radius);
  fine.computeVertexNormals();
  mesh.geometry = fine;
}

function subdivided(source: Mesh["geometry"], slices: number, radius: number) {
  let geometry = source;
  for (let round = 0; round < 12; round++) geometry = split(geometry, 40 / slices);
  const at = geometry.getAttribute("position");
  for (let i = 0; i < at.count; i++) {
    const [x, z] = [at.getX(i), at.getZ(i)];
    const turn = x / radius;
    at.setX(i, Math.sin(turn) * (radius - z));
    at.setZ(i, radius - Math.cos(turn) * (radius - z));
  }
  return geometry;
}

/** Halves every triangle that is wider than `limit`, along its widest side. */
function split(source: Mesh["geometry"], limit: number) {
  const [at, uv] = [source.getAttribute("position"), source.getAttribute("uv")];
  type Corner = [number, number, number, number, number];
  const out: Corner[] = [];
  const corner = (i: number): Corner => [at.getX(i), at.getY(i), at.getZ(i), uv.getX(i), uv.getY(i)];
  const middle = (a: Corner, b: Corner) => a.map((v, k) => (v + (b[k] as number)) / 2) as Corner;
  for (let i = 0; i < at.count; i += 3) {
    const three = [corner(i), corner(i + 1), corner(i + 2)] as const;
    const widths = [0, 1, 2].map((k) =>
      Math.abs((three[k] as Corner)[0] - (three[(k + 1) % 3] as Corner)[0]),
    );
    const widest = widths.indexOf(Math.max(...widths));
    const [a, b, c] = [0, 1, 2].map((k) => three[(widest + k) % 3] as Corner) as [Corner, Corner, Corner];
    if ((widths[widest] as number) < limit) out.push(a, b, c);
    else {
      const m = middle(a, b);
      out.push(a, m, c, m, b, c);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      out.flatMap((c) => c.slice(0, 3)),
      3,
    ),
  );
  geometry.setAttribute(
    "uv",
    new Float32BufferAttribute(
      out.flatMap((c) => c.slice(3)),
      2,
    ),
  );
  return geometry;
}
