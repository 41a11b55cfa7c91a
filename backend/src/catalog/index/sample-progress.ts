import type { Progress } from "./latest";

/** Where a catalogue stands, for tests: at its first version, in one history. */
export const sampleProgress = (changes: Partial<Progress> = {}): Progress => ({
  version: 1n,
  shown: 1n,
  mark: "mark 1",
  lexicon: "as shipped",
  hasSpecialPrices: false,
  specialVersion: "1",
  asked: 1,
  ...changes,
});
