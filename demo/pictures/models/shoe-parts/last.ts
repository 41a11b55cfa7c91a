/** The shape of a foot: x runs from heel (-5) to toe (5), y up, z across. Lengths are in shoe tenths. */

const ease = (t: number) => t * t * (3 - 2 * t);

function between(x: number, stops: [number, number][]): number {
  for (let i = 1; i < stops.length; i++) {
    const [[x0, v0], [x1, v1]] = [stops[i - 1] as [number, number], stops[i] as [number, number]];
    if (x <= x1) return v0 + (v1 - v0) * ease(Math.max(0, (x - x0) / (x1 - x0)));
  }
  return (stops[stops.length - 1] as [number, number])[1];
}

/** Half the width of the sole at x. */
export function halfWidth(x: number): number {
  const body = between(x, [
    [-5, 1.3],
    [-3.4, 1.5],
    [-0.6, 1.38],
    [2.4, 1.85],
    [5, 1.5],
  ]);
  const toEnd = Math.min(x + 5, 5 - x);
  return body * Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - toEnd / 1.9) ** 2.2));
}

/** The height of the upper's ridge at x, above the sole. */
export const ridge = (x: number) =>
  between(x, [
    [-5, 1.9],
    [-4.4, 3],
    [-3.6, 3.15],
    [-2.6, 2.7],
    [-0.7, 3.7],
    [2.2, 1.95],
    [4, 1.45],
    [5, 0.8],
  ]);

/** How far the middle bends inwards, for the left shoe. */
export const sway = (x: number) => 0.22 * Math.cos(x * 0.45);
