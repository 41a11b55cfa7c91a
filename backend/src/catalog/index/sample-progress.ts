import type { Progress } from "./latest";

/** Where a catalogue stands, for tests: at its change number `at`, in one history. */
export const sampleProgress = (at: number, changes: Partial<Progress> = {}): Progress => ({
  upto: String(at),
  seen: `${at}:${at}:`,
  witnesses: [{ id: String(at), mark: "the first" }],
  drawn: String(at),
  lexicon: "as shipped",
  hasSpecialPrices: false,
  asked: 1,
  ...changes,
});
