import * as THREE from "three";
import { mesh, type Point } from "./shapes";

/** A rectangle with corners that bend softly, as on phones; `tension` 0.55 would be circle arcs. */
export function softRectangle(width: number, height: number, radius: number, tension = 0.62): THREE.Shape {
  const [x, y, c] = [width / 2, height / 2, radius * (1 - tension)];
  const s = new THREE.Shape();
  s.moveTo(-x + radius, -y);
  s.lineTo(x - radius, -y);
  s.bezierCurveTo(x - c, -y, x, -y + c, x, -y + radius);
  s.lineTo(x, y - radius);
  s.bezierCurveTo(x, y - c, x - c, y, x - radius, y);
  s.lineTo(-x + radius, y);
  s.bezierCurveTo(-x + c, y, -x, y - c, -x, y - radius);
  s.lineTo(-x, -y + radius);
  s.bezierCurveTo(-x, -y + c, -x + c, -y, -x + radius, -y);
  return s;
}

/** A plate of any outline with bevelled edges, its middle at z = 0. */
export function plate(
  outline: THREE.Shape,
  depth: number,
  bevel: number,
  material: THREE.Material,
  at?: Point,
) {
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: 14,
  });
  geometry.translate(0, 0, bevel - depth / 2);
  return mesh(geometry, material, at);
}

/** A slab with soft corners: width, height, depth; corner radius; bevel of the edges. */
export function slab(
  [width, height, depth]: Point,
  radius: number,
  bevel: number,
  material: THREE.Material,
  at?: Point,
) {
  return plate(softRectangle(width, height, radius), depth, bevel, material, at);
}

/** A flat outline whose texture spans its bounding box. */
export function sheet(outline: THREE.Shape, material: THREE.Material, at?: Point): THREE.Mesh {
  const geometry = new THREE.ShapeGeometry(outline, 14);
  geometry.computeBoundingBox();
  const box = geometry.boundingBox ?? new THREE.Box3();
  const size = box.getSize(new THREE.Vector3());
  const [positions, uv] = [geometry.getAttribute("position"), geometry.getAttribute("uv")];
  for (let i = 0; i < positions.count; i++) {
    uv.setXY(i, (positions.getX(i) - box.min.x) / size.x, (positions.getY(i) - box.min.y) / size.y);
  }
  return mesh(geometry, material, at);
}

/** A flat soft rectangle whose texture spans it. */
export function face(width: number, height: number, radius: number, material: THREE.Material, at?: Point) {
  return sheet(softRectangle(width, height, radius), material, at);
}

/** A closed outline from points, smooth when asked. */
export function outline(points: [number, number][], smooth = false): THREE.Shape {
  const vectors = points.map(([x, y]) => new THREE.Vector2(x, y));
  if (!smooth) return new THREE.Shape(vectors);
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    true,
    "centripetal",
  );
  return new THREE.Shape(curve.getPoints(points.length * 12).map((p) => new THREE.Vector2(p.x, p.y)));
}
