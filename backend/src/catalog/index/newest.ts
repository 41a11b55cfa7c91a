import { hasBit } from "./bits";
import type { IndexView } from "./index-view";

/**
 * The numbers of what came last of what is in stock, in one pass: an order of its own would cost memory. From the end on, where what
 * came last mostly is: nothing has to make room then.
 */
export function newestOf({ documents, profiles }: IndexView, limit: number): number[] {
  const { createdAt, no, profile, alive } = documents;
  const read = (column: Float64Array | Int32Array, position: number) => column[position] as number;
  const isNewer = (a: number, b: number) =>
    read(createdAt, a) - read(createdAt, b) || read(no, a) - read(no, b);
  const newest: number[] = [];
  let last: number | undefined;
  for (let position = documents.length - 1; position >= 0; position -= 1) {
    if (last !== undefined && isNewer(last, position) > 0) continue;
    if (!hasBit(alive, position) || profiles.inStock[read(profile, position)] !== 1) continue;
    const place = newest.findIndex((other) => isNewer(position, other) > 0);
    newest.splice(place < 0 ? newest.length : place, 0, position);
    newest.length = Math.min(newest.length, limit);
    last = newest[limit - 1];
  }
  return newest.map((position) => read(no, position));
}
