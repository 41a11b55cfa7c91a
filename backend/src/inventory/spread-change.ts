/** The stock of an item at a location, in whole pieces. */
export type Level = { inventoryItemId: string; locationId: string; stocked: number; reserved: number };

export type LevelShift = { locationId: string; by: number };

/**
 * Spreads a change of an item's whole stock over its locations: more goes to the first one, less is taken from the
 * first one as far as it has unreserved pieces, then from those with the most. Undefined if fewer are free.
 */
export function spreadChange(levels: readonly Level[], by: number): LevelShift[] | undefined {
  const [first, ...others] = levels;
  if (!first) return undefined;
  if (by >= 0) return [{ locationId: first.locationId, by }];
  const free = ({ stocked, reserved }: Level) => Math.max(0, stocked - reserved);
  let left = -by;
  const shifts = [first, ...others.sort((a, b) => free(b) - free(a))].map((level) => {
    const taken = Math.min(left, free(level));
    left -= taken;
    return { locationId: level.locationId, by: -taken };
  });
  return left > 0 ? undefined : shifts.filter((shift) => shift.by !== 0);
}
