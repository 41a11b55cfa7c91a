/** What an order line needs of an inventory item. */
export type Need = { lineItemId: string; inventoryItemId: string; quantity: number };

/** What a location has free of an item, and how far it is from the delivery address (0 is nearest). */
export type Supply = { inventoryItemId: string; locationId: string; free: number; distance: number };

/** A quantity of a line that is reserved at a location. */
export type Hold<Line extends Need = Need> = Line & { locationId: string };

type Location = { id: string; distance: number; free: Map<string, number>; useful: number };

/** Up to this many locations the fewest are found by trying all choices; beyond, the most useful one is taken again and again. */
const triedChoices = 3;

function demandOf(needs: readonly Need[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const { inventoryItemId: item, quantity } of needs)
    demand.set(item, (demand.get(item) ?? 0) + quantity);
  return demand;
}

const usefulTo = (demand: Map<string, number>, free: Map<string, number>) =>
  [...demand].reduce((sum, [item, wanted]) => sum + Math.min(wanted, free.get(item) ?? 0), 0);

/** Nearest first, then the most stock of what is wanted, then by id, so that the choice is the same each time. */
const byPreference = (a: Location, b: Location) => {
  const stock = ({ free }: Location) => [...free.values()].reduce((sum, one) => sum + one, 0);
  return a.distance - b.distance || stock(b) - stock(a) || (a.id < b.id ? -1 : 1);
};

/** The locations that have something of the order, the preferred ones first. */
function locationsOf(supplies: readonly Supply[], demand: Map<string, number>): Location[] {
  const found = new Map<string, Location>();
  for (const { locationId: id, inventoryItemId, free, distance } of supplies) {
    const location = found.get(id) ?? { id, distance, free: new Map(), useful: 0 };
    found.set(id, location);
    if (demand.has(inventoryItemId)) location.free.set(inventoryItemId, Math.max(0, Math.floor(free)));
  }
  for (const location of found.values()) location.useful = usefulTo(demand, location.free);
  return [...found.values()].filter(({ useful }) => useful > 0).sort(byPreference);
}

/**
 * What locations can give of items on backorder: if all of them together have too little, the preferred location owes
 * the rest.
 */
export function withBackorders(
  needs: readonly Need[],
  supplies: readonly (Supply & { isOnBackorder: boolean })[],
): Supply[] {
  const missing = new Map<Supply, number>();
  for (const [item, wanted] of demandOf(needs)) {
    const having = supplies.filter(({ inventoryItemId }) => inventoryItemId === item);
    const free = having.reduce((sum, { free }) => sum + Math.max(0, Math.floor(free)), 0);
    const [preferred] = having
      .filter(({ isOnBackorder }) => isOnBackorder)
      .sort((a, b) => a.distance - b.distance || b.free - a.free || (a.locationId < b.locationId ? -1 : 1));
    if (preferred && free < wanted) missing.set(preferred, wanted - free);
  }
  return supplies.map((supply) => ({
    ...supply,
    free: Math.max(0, Math.floor(supply.free)) + (missing.get(supply) ?? 0),
  }));
}

const covers = (locations: readonly Location[], demand: Map<string, number>) =>
  [...demand].every(
    ([item, wanted]) => locations.reduce((sum, { free }) => sum + (free.get(item) ?? 0), 0) >= wanted,
  );

/** All choices of `size` locations; those of preferred ones come first. */
function* choices(from: readonly Location[], size: number): Generator<Location[]> {
  if (size === 0) yield [];
  else
    for (const [at, first] of from.entries())
      for (const rest of choices(from.slice(at + 1), size - 1)) yield [first, ...rest];
}

function fewest(locations: readonly Location[], demand: Map<string, number>): readonly Location[] {
  const farness = (chosen: readonly Location[]) => chosen.reduce((sum, { distance }) => sum + distance, 0);
  for (let size = 1; size <= Math.min(triedChoices, locations.length); size++) {
    let best: Location[] | undefined;
    for (const chosen of choices(locations, size))
      if (covers(chosen, demand) && (!best || farness(chosen) < farness(best))) best = chosen;
    if (best) return best;
  }
  const left = new Map(demand);
  return locations
    .toSorted((a, b) => b.useful - a.useful)
    .filter(({ free }) => {
      const isUseful = usefulTo(left, free) > 0;
      for (const [item, wanted] of left) left.set(item, wanted - Math.min(wanted, free.get(item) ?? 0));
      return isUseful;
    });
}

/** Takes a line whole from one location if one has enough, and else from as many as it takes. */
function take<Line extends Need>(need: Line, locations: readonly Location[]): Hold<Line>[] {
  const { inventoryItemId: item } = need;
  const freeAt = ({ free }: Location) => free.get(item) ?? 0;
  const whole = locations.find((location) => freeAt(location) >= need.quantity);
  let left = need.quantity;
  return (whole ? [whole] : locations).flatMap((location): Hold<Line>[] => {
    const quantity = Math.min(left, freeAt(location));
    if (quantity === 0) return [];
    left -= quantity;
    location.free.set(item, freeAt(location) - quantity);
    return [{ ...need, quantity, locationId: location.id }];
  });
}

/**
 * Chooses where an order's items are reserved: at one location for the whole order if one has everything, the nearest
 * such one, then that with the most stock; otherwise at as few locations as it takes. Undefined if there is not enough
 * altogether. The holds are sorted by item and location, the order in which levels are locked.
 */
export function chooseLocations<Line extends Need>(
  needs: readonly Line[],
  supplies: readonly Supply[],
): Hold<Line>[] | undefined {
  const demand = demandOf(needs);
  const locations = locationsOf(supplies, demand);
  if (!covers(locations, demand)) return undefined;
  const chosen = fewest(locations, demand);
  const key = ({ inventoryItemId, locationId }: Hold) => `${inventoryItemId} ${locationId}`;
  return needs.flatMap((need) => take(need, chosen)).sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
