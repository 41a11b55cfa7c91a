import { readSweep } from "../catalog/owed/sweep";
import { closeHotPool } from "../db/pool";
import { auditData } from "../ordering/audit/audit";
import { runCommand } from "../run-command";

const shownFaults = 20;

/** What the catalogue's own look at the engine came to: no fault any more, but somebody wrote past the shop. */
async function tellOfSweep(): Promise<void> {
  const sweep = await readSweep();
  if (!sweep?.finishedAt || sweep.isUnderWay) return;
  const { finishedAt, looked, healed } = sweep;
  console.log(
    `On ${finishedAt.toISOString()} ${looked} products were held against the engine; ${healed} were shown otherwise and put right.`,
  );
}

/** `audit-data`: says what does not agree in stock, money and orders; ends with 1 when anything does not. */
void runCommand(async () => {
  const { checked, findings } = await auditData();
  for (const { rule, faults } of findings) {
    console.log(`✗ ${rule}: ${faults.length}`);
    for (const fault of faults.slice(0, shownFaults)) console.log(`    ${fault}`);
  }
  await tellOfSweep();
  await closeHotPool();
  if (findings.length > 0) throw new Error(`${findings.length} of ${checked} rules are broken.`);
  console.log(`All ${checked} rules hold.`);
});
