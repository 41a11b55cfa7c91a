export type BatteryLevel = "good" | "fair" | "poor" | "unknown";

const words: readonly [level: BatteryLevel, pattern: RegExp][] = [
  ["good", /excellent|\bgood\b|\b100\s*%/i],
  ["fair", /fair|average/i],
  ["poor", /poor|bad/i],
];
/** Percentages from which a battery counts as good, and as fair. */
const goodFrom = 85;
const fairFrom = 80;

/** A battery's health: the spec's words first (Spec §2 "Electronics block"), then a percentage. */
export function batteryLevel(health: string): BatteryLevel {
  const byWord = words.find(([, pattern]) => pattern.test(health))?.[0];
  if (byWord) return byWord;
  const percent = /\d{1,3}/.exec(health)?.[0];
  if (percent === undefined) return "unknown";
  if (Number(percent) >= goodFrom) return "good";
  return Number(percent) >= fairFrom ? "fair" : "poor";
}
