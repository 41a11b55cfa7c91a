import { closeHotPool } from "../db/pool";
import { auditData } from "../ordering/audit/audit";
import { runCommand } from "../run-command";

const shownFaults = 20;

/** `audit-data`: says what does not agree in stock, money and orders; ends with 1 when anything does not. */
void runCommand(async () => {
  const { checked, findings } = await auditData();
  for (const { rule, faults } of findings) {
    console.log(`✗ ${rule}: ${faults.length}`);
    for (const fault of faults.slice(0, shownFaults)) console.log(`    ${fault}`);
  }
  await closeHotPool();
  if (findings.length > 0) throw new Error(`${findings.length} of ${checked} rules are broken.`);
  console.log(`All ${checked} rules hold.`);
});
