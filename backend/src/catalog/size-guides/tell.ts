import { categoryLabel } from "../../contract/category-list";
import type { Size } from "../../contract/constants";
import { kindLabel } from "../../contract/kind-list";
import { showSpan } from "../../contract/size-measures";
import { guideOf, ownerOf, sizesOf } from "./in-force";

/**
 * A guide as the audit log tells it, in centimetres: a line for each size, such as "chest 86–91, waist 71–76". A line is
 * empty where the guide says nothing, or is none. Undefined if there is no such category or kind.
 */
export function tellSizeGuide(id: string): Record<string, string> | undefined {
  const owner = ownerOf(id);
  if (!owner) return undefined;
  const guide = guideOf(owner);
  const line = (size: Size) =>
    (guide?.rows[size] ?? [])
      .flatMap((cell, at) => (cell ? [`${guide?.measures[at]} ${showSpan(cell, "cm")}`] : []))
      .join(", ");
  return {
    label: owner.isKind ? kindLabel(id) : categoryLabel(id),
    of: guide?.of ?? "",
    ...Object.fromEntries(sizesOf(owner.category).map((size) => [size, line(size)])),
  };
}
