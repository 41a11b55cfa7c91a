import type { CallInput, ResponseOf } from "@contract";
import type { zones as contractZones } from "@contract/shipping-settings";

export type Settings = ResponseOf<"adminGetShippingSettings">["data"];
export type SettingsBody = CallInput<"adminSaveShippingSettings">["body"];
export type Zone = (typeof contractZones)[number];

export const zones: readonly Zone[] = ["A", "B", "C", "D", "E"];

/** Pincodes, phones or the like as staff type them, each once; `lines` if one may contain spaces. */
export function parseList(typed: string, separator: "words" | "lines"): string[] {
  const parts = typed.split(separator === "words" ? /[\s,;]+/ : /\s*[\n;]\s*/);
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}

export const showList = (list: readonly string[], separator: "words" | "lines") =>
  list.join(separator === "words" ? ", " : "\n");

function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], values);
}

/**
 * The server's errors by the form's fields. An error about one entry of a list is shown next to the list, headed by
 * the entry; several errors of one field become one.
 */
export function toFormErrors(
  errors: Readonly<Record<string, string>>,
  values: unknown,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const entry = /^(.+)\.(\d+)$/.exec(path);
    const field = entry?.[1] ?? path;
    const said = entry ? `${valueAt(values, path)}: ${sentence}` : sentence;
    found[field] = found[field] ? `${found[field]} · ${said}` : said;
  }
  return found;
}

/** The dates of the shop's holidays, each once and in order. */
export const withDay = (days: readonly string[], day: string) => [...new Set([...days, day])].sort();

/** Today in India, `YYYY-MM-DD`. */
export function indiaToday(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);
}
