import type { Settings } from "./rules";

type Vehicle = Settings["vehicle"];
type Slot = Vehicle["slots"][number];
type Band = Vehicle["bands"][number];

export const showSlot = ({ from, to }: Slot): string => (to ? `${from} – ${to}` : from);
export const showBand = ({ fromKg, charge }: Band): string =>
  Number.isNaN(charge) ? String(fromKg) : `${fromKg} kg: ${charge}`;

/** `9:30` as `09:30`; anything that is no time stays as it is, for the server to refuse. */
const timeOf = (typed: string) => (/^\d:\d\d$/.test(typed) ? `0${typed}` : typed);

/** `10:00–13:00`, with any dash or blank between. */
export function parseSlot(line: string): Slot {
  const [from = "", to = ""] = line.trim().split(/\s*[-–—\s]\s*/);
  return { from: timeOf(from), to: timeOf(to) };
}

/** `100 kg: 450`: from 100 kg on it costs ₹450. */
export function parseBand(line: string): Band {
  const [fromKg, charge] = line.match(/\d+(?:\.\d+)?/g) ?? [];
  return { fromKg: Number(fromKg ?? Number.NaN), charge: Number(charge ?? Number.NaN) };
}
