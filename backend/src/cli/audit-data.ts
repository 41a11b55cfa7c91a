import { readSweep } from "../catalog/refresh/sweep-report";
import { auditData } from "../integrity/audit";
import { closeHotPool, query } from "../platform/db/pool";
import { runCommand } from "../platform/run-command";

const shownFaults = 20;

/** The results of the last catalogue sweep: no fault any more, but something changed the engine's data directly. */
async function tellOfSweep(): Promise<void> {
  const sweep = await readSweep();
  if (!sweep?.finishedAt || sweep.isUnderWay) return;
  const { finishedAt, looked, healed } = sweep;
  console.log(
    `On ${finishedAt.toISOString()} ${looked} products were held against the engine; ${healed} were shown otherwise and put right.`,
  );
}

/** Numbers skipped on purpose: the accountant has to explain the gap. */
async function tellOfSkips(): Promise<void> {
  const skips = await query<{ told: string }>({
    text: `select coalesce(nullif(series, 'order') || '/' || year, 'Order') || ': ' || first_serial || ' to ' || last_serial
             || ' were passed over on ' || to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') || ', since ' || reason || '.' as told
           from shop_skipped_number order by id`,
  });
  for (const { told } of skips) console.log(told);
}

/** `audit-data`: prints inconsistencies in stock, money and orders; exits with 1 if there are any. */
void runCommand(async () => {
  const { checked, findings } = await auditData();
  for (const { rule, faults } of findings) {
    console.log(`✗ ${rule}: ${faults.length}`);
    for (const fault of faults.slice(0, shownFaults)) console.log(`    ${fault}`);
  }
  await tellOfSweep();
  await tellOfSkips();
  await closeHotPool();
  if (findings.length > 0) throw new Error(`${findings.length} of ${checked} rules are broken.`);
  console.log(`All ${checked} rules hold.`);
});
