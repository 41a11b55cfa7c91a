import { parseArgs } from "node:util";
import { formatExactRupees, toRupees } from "../contract/money";
import { afterRestore, type Done } from "../integrity/restore/after-restore";
import { isCompleted, noteRestore, pendingRestore, type Restore } from "../integrity/restore/restores";
import { migrate } from "../platform/db/migrate";
import { startEngine } from "../platform/engine/engine";
import { homeDir } from "../platform/places";
import { runCommand } from "../platform/run-command";

const usage = `after-restore [--restored-from=2026-11-21T18:00:00Z] [--orders-up-to=SB-26-000123]
  [--invoices-up-to=SB/26-27/000123] [--credit-notes-up-to=CN/26-27/000012]
  [--payments-only] [--refund-unmarked] [--without-provider] [--dry-run]`;

/** The restore to complete; undefined where that was done before, and what is left are payments that could not be refunded then. */
async function theRestore(
  madeAt: string | undefined,
  { isTrial, namesNumbers }: { isTrial: boolean; namesNumbers: boolean },
): Promise<Restore | undefined> {
  const pending = await pendingRestore();
  if (pending) return pending;
  if (!madeAt)
    throw new Error(
      `Nothing was restored here by \`npm run restore\`. After another kind of restore say when the backup was made:\n${usage}\n--payments-only compares the payments alone, and may run while the shop is open.`,
    );
  const backupAt = new Date(madeAt);
  if (Number.isNaN(backupAt.getTime()) || backupAt > new Date())
    throw new Error(`"${madeAt}" is no moment in the past.`);
  // Numbers that became known later move the counters once more.
  if (!namesNumbers && (await isCompleted(backupAt))) {
    console.log("All else was done before: the payments alone are compared once more.");
    return undefined;
  }
  return isTrial ? { id: "", backup_at: backupAt, restored_at: new Date() } : noteRestore(backupAt);
}

function tell({ sessions, messages, skipped, payments }: Done, isWhole: boolean, isTrial: boolean): void {
  if (isTrial) console.log("Nothing was changed. Without --dry-run this would be done:");
  if (isWhole) {
    if (!isTrial)
      console.log(
        `Ended ${sessions} sessions; ${messages} messages of before the backup are not sent again.`,
      );
    for (const { label } of skipped) console.log(`Passed over ${label}.`);
  }
  if (!payments) {
    console.log("The payments were not compared: there is no provider to ask, or it was not to be asked.");
    return;
  }
  console.log(`Took in ${payments.adopted.length} payments of orders that are here.`);
  for (const { id, orderNumber, amountPaise, contact, error } of payments.lost)
    console.log(
      `${error ? `NOT refunded (${error})` : "Refunded"}: payment ${id} of ${formatExactRupees(toRupees(amountPaise))}, order ${orderNumber ?? "unknown"} is lost; its shopper: ${contact}.`,
    );
  for (const fault of payments.left) console.log(`To be looked at: ${fault}.`);
}

/** After a restore, takes over what outside services know and the database does not. */
void runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      "restored-from": { type: "string" },
      "orders-up-to": { type: "string" },
      "invoices-up-to": { type: "string" },
      "credit-notes-up-to": { type: "string" },
      "payments-only": { type: "boolean", default: false },
      "refund-unmarked": { type: "boolean", default: false },
      "without-provider": { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const isTrial = values["dry-run"];
  await migrate(homeDir);
  const upTo = {
    order: values["orders-up-to"],
    SB: values["invoices-up-to"],
    CN: values["credit-notes-up-to"],
  };
  const namesNumbers = Object.values(upTo).some((number) => number !== undefined);
  const restore = values["payments-only"]
    ? undefined
    : await theRestore(values["restored-from"], { isTrial, namesNumbers });
  const { container } = await startEngine();
  const done = await afterRestore(container, {
    restore,
    upTo,
    refundsUnmarked: values["refund-unmarked"],
    withoutProvider: values["without-provider"],
    isTrial,
  });
  tell(done, restore !== undefined, isTrial);
  if (done.payments?.lost.some(({ error }) => error !== null))
    throw new Error("Some payments could not be refunded: run it again with --payments-only.");
});
