import type { MedusaContainer } from "@medusajs/framework/types";
import { messages, type Unsent } from "../contract/messages";
import { type ImportReport, type ImportRow, rowOutcomes } from "../contract/product-file";
import { Refusal } from "../contract/refusal";
import { claimMovements } from "../inventory/claim";
import { throughOutage } from "../platform/db/outage";
import { log } from "../platform/log";
import { planImport } from "./plan-import";
import type { PlannedRow } from "./plan-row";
import { decodeFile, readRows } from "./read-file";
import { type Batch, runImport } from "./run-import";
import { endTurns, noteTurn, printOf, rowsDone } from "./turns";

type ImportOptions = {
  dryRun: boolean;
  skipErrors: boolean;
  /** The name of who sends it: the stock changes are theirs. */
  by: string;
  /** Notes whose import it is before anything is written; what it returns adds the outcome. */
  begin?: () => Promise<(counts: ImportReport["counts"]) => Promise<void>>;
  /** Keeps the response within a minute; the remaining rows wait until the file is sent again, as they do after an outage. */
  budgetMs?: number;
};

/** A row that an earlier request has written changes nothing more, whatever the product is by now. */
const settled = (plan: PlannedRow): PlannedRow => ({
  ...plan,
  changes: [],
  values: [],
  stock: null,
  errors: [],
});

function outcomeOf({ errors, known, changes }: PlannedRow): ImportRow["outcome"] {
  if (errors.length > 0) return "error";
  if (!known) return "created";
  return changes.length > 0 ? "updated" : "unchanged";
}

function report(dryRun: boolean, plans: PlannedRow[], waiting = new Set<PlannedRow>()): Unsent<ImportReport> {
  const rows = plans.map((plan): Unsent<ImportRow> => {
    const { row, sku, title, changes, values, stock, errors, newBrand = null } = plan;
    const outcome = waiting.has(plan) ? "waiting" : outcomeOf(plan);
    return { row, sku: sku.slice(0, 80), title, outcome, changes, values, stock, errors, newBrand };
  });
  const count = (outcome: ImportRow["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
  const counts = Object.fromEntries(rowOutcomes.map((outcome) => [outcome, count(outcome)]));
  return { dryRun, rows, counts: counts as ImportReport["counts"] };
}

/**
 * Stores what a batch has written. The last one ends the file's progress instead of completing it: of a file whose rows were all
 * noted, the next one of the same bytes would be taken for done.
 */
async function noteBatch(print: string, { rows, productIds, isLast }: Batch, since: Date, by: string) {
  if (isLast) await throughOutage(() => endTurns(print));
  // Progress without a row would let the rows with errors of a file pass of which nothing is written.
  else if (rows.length > 0) await throughOutage(() => noteTurn(print, rows));
  await throughOutage(() => claimMovements({ productIds, since, by, reason: "import" }));
}

/**
 * Reads a product file and, unless it is a dry run, writes its changes. 422 for an unreadable file, and, with the report
 * in `data`, if rows have errors that are not to be skipped. A file that was partly written by an earlier request continues:
 * errors that came up since are reported and block no other row.
 */
export async function importProducts(
  scope: MedusaContainer,
  file: Buffer,
  { dryRun, skipErrors, by, begin, budgetMs = 45_000 }: ImportOptions,
): Promise<Unsent<ImportReport>> {
  const since = new Date();
  const print = printOf(file);
  const rows = readRows(decodeFile(file));
  const done = await rowsDone(print);
  const plans = (await planImport(rows)).map((plan) => (done?.has(plan.row) ? settled(plan) : plan));
  if (dryRun) return report(true, plans);
  const wrong = plans.filter(({ errors }) => errors.length > 0);
  if (wrong.length > 0 && !skipErrors && !done) {
    throw new Refusal(422, "rows_invalid", messages.rowsInvalid(wrong.length), {
      data: report(true, plans),
    });
  }
  const due = plans.filter((plan) => ["created", "updated"].includes(outcomeOf(plan)));
  const end = await begin?.();
  if (due.length === 0) await throughOutage(() => endTurns(print));
  const waiting = await runImport(scope, due, {
    budgetMs,
    note: (batch) => noteBatch(print, batch, since, by),
  });
  const reported = report(false, plans, waiting);
  // Not through an outage: who waits for the report is told of it.
  await end?.(reported.counts).catch((error: unknown) =>
    log.error({ err: error }, "import: its entry in the audit log stays without its outcome"),
  );
  return reported;
}
