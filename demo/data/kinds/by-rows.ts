import { labels } from "../translations/rows/labels";
import type { DemoKind } from "../types";

/** Filters by these rows, under the names that the rows have everywhere. */
export const byRows = (...rows: string[]): DemoKind["filters"] =>
  rows.map((row) => {
    const [hi, mr] = labels[row] ?? ["", ""];
    return { row, hi, mr };
  });
