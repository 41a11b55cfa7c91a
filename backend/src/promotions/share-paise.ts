import { type Paise, paise as wholePaise } from "../contract/money";

/** An amount of rupees that belongs to `key`, with any fraction of a paisa. */
export type Part = { key: string; rupees: number };

/** Float arithmetic leaves 5979.999999 where 5980 is meant. */
const nearly = 1e-6;

/**
 * Rounds parts to whole paise such that they add up to their rounded sum: the largest fractions are rounded up. A part
 * never exceeds what is left of its line (`left`, paise); if a line has too little left, the others take its rest as far
 * as they can.
 */
export function sharePaise(parts: readonly Part[], left: ReadonlyMap<string, number>): Map<string, Paise> {
  const most = (key: string) => Math.max(0, left.get(key) ?? 0);
  const exact = parts.map(({ key, rupees }) => ({ key, paise: Math.max(0, rupees * 100) }));
  const shares = new Map(
    exact.map(({ key, paise }) => [key, Math.min(Math.floor(paise + nearly), most(key))]),
  );
  const wanted = Math.round(exact.reduce((sum, { paise }) => sum + paise, 0) - nearly);
  let rest = wanted - [...shares.values()].reduce((sum, paise) => sum + paise, 0);
  const byFraction = [...exact].sort((one, other) => (other.paise % 1) - (one.paise % 1));
  while (rest > 0) {
    const before = rest;
    for (const { key } of byFraction) {
      const share = shares.get(key) ?? 0;
      if (rest === 0 || share >= most(key)) continue;
      shares.set(key, share + 1);
      rest -= 1;
    }
    if (rest === before) break;
  }
  return new Map([...shares].map(([key, share]) => [key, wholePaise(share)]));
}
