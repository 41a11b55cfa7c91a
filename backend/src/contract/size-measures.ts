/** Measures of a size guide as people write and read them. Shared by forms, pages and server; free of libraries. */
import { plainDigits } from "./digits";

/** What a column of a guide can measure, in the order in which a guide shows them. */
export const sizeMeasures = [
  "height",
  "chest",
  "bust",
  "waist",
  "hip",
  "shoulder",
  "sleeve",
  "neck",
  "length",
  "inseam",
  "foot",
  "head",
] as const;
export type SizeMeasure = (typeof sizeMeasures)[number];

/** What was measured: the person who will wear it, or the garment itself, laid flat. */
export const measuredThings = ["body", "garment"] as const;
export type MeasuredThing = (typeof measuredThings)[number];

export const sizeUnits = ["cm", "in"] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** From the smallest to the largest, in millimetres: tenths of a centimetre, so that no decimals are lost. */
export type Span = { from: number; to: number };

/** In millimetres: up to a hundred inches. */
export const spanLimits = { min: 1, max: 2_540 } as const;

/** Why a cell is no span: no number, from larger to smaller, or not of this world. */
export type SpanProblem = "unreadable" | "backwards" | "outOfRange";

const inch = 25.4;
const quarters = ["", "¼", "½", "¾"] as const;

const decimal = /^(\d{1,3})(?:[.,](\d{1,2}))?$/;
/** "33½", "33 1/2": inches as tape measures have them. */
const withQuarter = /^(\d{1,3})?\s*([¼½¾])$/;
const withFraction = /^(?:(\d{1,3})\s+)?([1-7])\/([248])$/;

function readNumber(written: string, unit: SizeUnit): number | undefined {
  const [, units, decimals = ""] = decimal.exec(written) ?? [];
  if (units !== undefined) return Number(`${units}.${decimals}`);
  if (unit === "cm") return undefined;
  const [, whole = 0, quarter] = withQuarter.exec(written) ?? [];
  if (quarter) return Number(whole) + quarters.indexOf(quarter as (typeof quarters)[number]) / 4;
  const [, before = 0, top, bottom] = withFraction.exec(written) ?? [];
  return top && bottom ? Number(before) + Number(top) / Number(bottom) : undefined;
}

/**
 * A cell as it was typed or pasted: "86", "86-91", "86–91", with digits of any Indian keyboard. Null if nothing was
 * written.
 */
export function readSpan(typed: string, unit: SizeUnit): Span | null | SpanProblem {
  const written = plainDigits(typed).trim();
  if (/^[-–—]?$/.test(written)) return null;
  const parts = written.split(/\s*[-–—]\s*/).map((part) => readNumber(part, unit));
  const ends = parts.filter((part) => part !== undefined);
  const [from = 0, to = from] = ends.map((end) => Math.round(end * (unit === "cm" ? 10 : inch)));
  if (ends.length === 0 || ends.length < parts.length || parts.length > 2) return "unreadable";
  if (from > to) return "backwards";
  if (from < spanLimits.min || to > spanLimits.max) return "outOfRange";
  return { from, to };
}

/** Inches to the nearest quarter, as tape measures have them: what was entered in quarters is shown as it was. */
export const toQuarterInches = (millimetres: number): number => Math.round((millimetres / inch) * 4) / 4;

function written(millimetres: number, unit: SizeUnit): string {
  if (unit === "cm") return String(millimetres / 10);
  const inches = toQuarterInches(millimetres);
  const whole = Math.floor(inches);
  const fraction = quarters[(inches - whole) * 4] ?? "";
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`;
}

/** "86–91", "33½"; a span that is one figure in this unit is written as one. */
export function showSpan({ from, to }: Span, unit: SizeUnit): string {
  const [least, most] = [written(from, unit), written(to, unit)];
  return least === most ? least : `${least}–${most}`;
}
