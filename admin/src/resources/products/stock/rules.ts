import type { CallInput } from "@contract";
import { limits } from "@contract/limits";
import { choiceOf } from "@contract/variant-options";
import { readWhole } from "../../../read-number";
import type { Product } from "../list";

export type Correction = CallInput<"adminChangeStock">["body"];
export type Reason = Correction["reason"];

/** The input per shelf: a signed difference or, after a count, the counted quantity. */
export type TypedPieces = Readonly<Record<string, string>>;

/** What a shelf is of: a size, or the options of its variant; empty if there is nothing to choose. */
export const nameOf = (shelf: Pick<Shelf, "size" | "options">): string => choiceOf(shelf) ?? "";

function whole(typed: string): number | undefined {
  const pieces = readWhole(typed);
  return pieces !== undefined && Math.abs(pieces) <= limits.stock.max ? pieces : undefined;
}

/** Whether this reason can only reduce the quantity; the sign is then not asked for. */
export const isLoss = (reason: Reason): boolean => reason === "damaged" || reason === "lost";

type Shelf = Product["shelves"][number];

/** The intended difference; undefined if the input is not a quantity. */
export function differenceOf(reason: Reason, { stocked }: Shelf, typed: string): number | undefined {
  const number = whole(typed);
  if (number === undefined) return undefined;
  if (reason === "counted") return number < 0 ? undefined : number - stocked;
  return isLoss(reason) ? -Math.abs(number) : number;
}

/** The product as it was shown when the first digit of a shelf was typed, by the shelf's name, the oldest first. */
export type Seen = ReadonlyMap<string, Product>;

/** `seen` after this was typed for a shelf: a list that is read again meanwhile does not change what a count was typed at. */
export function seenAt(seen: Seen, { name, text }: { name: string; text: string }, shown: Product): Seen {
  const now = new Map(seen);
  if (text.trim() === "") now.delete(name);
  else if (!now.has(name)) now.set(name, shown);
  return now;
}

/** The shelves of a location that are counted, or of all locations together. */
function shelvesOf(product: Product, locationId: string | undefined): Shelf[] {
  const location = product.stockLocations.find(({ _id }) => _id === locationId);
  return (location?.shelves ?? product.shelves).filter(({ managesStock }) => managesStock);
}

/** The shelves of the dialog, each as it stood when something was typed for it. */
export const shownShelves = (product: Product, locationId: string | undefined, seen: Seen): Shelf[] =>
  shelvesOf(product, locationId).map((shelf) => {
    const was = seen.get(nameOf(shelf));
    const same = was && shelvesOf(was, locationId).find(({ variantId }) => variantId === shelf.variantId);
    return same ?? shelf;
  });

/** The oldest version of what was seen: who has counted since then is told. */
export const versionSeen = (product: Product, seen: Seen): string =>
  [...seen.values()][0]?.version ?? product.version;

/**
 * What the dialog sends: the shelves with an input. A count is sent with the stock that was shown when it was typed,
 * so that items sold meanwhile are subtracted. `wrong` names shelves with an invalid number.
 */
export function toChanges(reason: Reason, shelves: readonly Shelf[], typed: TypedPieces) {
  const changes: Correction["changes"] = [];
  const wrong: string[] = [];
  for (const shelf of shelves) {
    const name = nameOf(shelf);
    const text = typed[name] ?? "";
    const which = shelf.options.length > 0 ? { variantId: shelf.variantId } : { size: shelf.size };
    if (text.trim() === "") continue;
    const by = differenceOf(reason, shelf, text);
    if (by === undefined) wrong.push(name);
    else if (reason === "counted")
      changes.push({ ...which, counted: shelf.stocked + by, read: shelf.stocked });
    else changes.push({ ...which, by });
  }
  return { changes, wrong };
}
