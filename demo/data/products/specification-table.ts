import type { Specification } from "../types";

/** A specification table written as `{ label: value }`, in the order written. */
export function table(rows: Record<string, string>): Specification[] {
  return Object.entries(rows).map(([label, value]) => ({ label, value }));
}
