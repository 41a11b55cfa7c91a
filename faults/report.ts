import type { Fault, Outcome } from "./fault";

export type Ran = { fault: Fault; amount: number; seconds: number } & (
  | { outcome: Outcome }
  | { skipped: string }
);

const shownViolations = 10;
const widths = [24, 34, 8, 9, 10, 11, 8];
const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" ");

export const head = (): string =>
  line(["fault", "amount", "orders", "refused", "left open", "violations", "seconds"]);

/** A row of the table, with its violations below. */
export function row({ fault, amount, seconds, ...rest }: Ran): string {
  if ("skipped" in rest) return line([fault.name, `skipped: ${rest.skipped}`]);
  const { orders, refused, leftOpen = "–", violations, figure } = rest.outcome;
  const cells = [
    fault.name,
    `${amount} ${fault.unit}`,
    orders,
    refused,
    leftOpen,
    violations.length,
    seconds.toFixed(1),
  ];
  const told = violations.slice(0, shownViolations).map((what) => `    ✗ ${what}`);
  const left = violations.length - told.length;
  return [
    line(cells.map(String)),
    ...(figure ? [`    ${figure}`] : []),
    ...told,
    ...(left > 0 ? [`    … and ${left} more`] : []),
  ].join("\n");
}
