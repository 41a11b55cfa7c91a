import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { type ImportReport, type ImportRow, rowOutcomes } from "../contract/product-file";
import { Refusal } from "../contract/refusal";
import { planImport } from "./plan-import";
import type { PlannedRow } from "./plan-row";
import { decodeFile, readRows } from "./read-file";
import { runImport } from "./run-import";

type Wish = { dryRun: boolean; skipErrors: boolean };

function outcomeOf({ errors, known, changes }: PlannedRow): ImportRow["outcome"] {
  if (errors.length > 0) return "error";
  if (!known) return "created";
  return changes.length > 0 ? "updated" : "unchanged";
}

function report(dryRun: boolean, plans: PlannedRow[], waiting = new Set<PlannedRow>()): ImportReport {
  const rows = plans.map((plan): ImportRow => {
    const { row, sku, title, changes, stock, errors } = plan;
    const outcome = waiting.has(plan) ? "waiting" : outcomeOf(plan);
    return { row, sku: sku.slice(0, 80), title, outcome, changes, stock, errors };
  });
  const count = (outcome: ImportRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, count(outcome)]));
  return { dryRun, rows, counts: counts as ImportReport["counts"] };
}

/**
 * Reads a product file and, but for a dry run, writes what it changes; also answers the ids that were written.
 * 422 for a file that cannot be read, and, with the report in `data`, where rows have errors that are not to be skipped.
 */
export async function importProducts(
  scope: MedusaContainer,
  file: Buffer,
  { dryRun, skipErrors }: Wish,
): Promise<{ report: ImportReport; written: string[] }> {
  const plans = await planImport(readRows(decodeFile(file)));
  if (dryRun) return { report: report(true, plans), written: [] };
  const wrong = plans.filter(({ errors }) => errors.length > 0);
  if (wrong.length > 0 && !skipErrors) {
    throw new Refusal(422, "rows_invalid", messages.rowsInvalid(wrong.length), {
      data: report(false, plans),
    });
  }
  const due = plans.filter((plan) => ["created", "updated"].includes(outcomeOf(plan)));
  const { written, waiting } = await runImport(scope, due);
  return { report: report(false, plans, waiting), written };
}
