import { GatewayFailure } from "../payments/gateway";
import { query } from "../platform/db/pool";
import { env } from "../platform/env";
import { auditProviders } from "./audit-providers";
import { cashRules } from "./cash-rules";
import { catalogueRules } from "./catalogue-rules";
import { courierRules } from "./courier-rules";
import { demoRules } from "./demo-rules";
import { messageRules } from "./message-rules";
import { paymentRules } from "./payment-rules";
import { pickupRules } from "./pickup-rules";
import { promotionRules } from "./promotion-rules";
import { returnRules } from "./return-rules";
import { type AuditRule, moneyRules, orderRules, stockRules, taxRules } from "./rules";
import { vehicleRules } from "./vehicle-rules";

export type Finding = { rule: string; faults: string[] };

const rules: AuditRule[] = [
  ...stockRules,
  ...catalogueRules,
  ...moneyRules,
  ...promotionRules,
  ...taxRules,
  ...paymentRules,
  ...cashRules,
  ...orderRules,
  ...returnRules,
  ...courierRules,
  ...pickupRules,
  ...vehicleRules,
  ...messageRules,
];

/** One finding at most: a difference, or that a provider did not answer, which says nothing of the payments. */
async function compareWithProviders(): Promise<{ isChecked: boolean; finding?: Finding }> {
  try {
    const faults = await auditProviders();
    if (!faults || faults.length === 0) return { isChecked: faults !== undefined };
    return { isChecked: true, finding: { rule: "our payments and the provider's are the same", faults } };
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    return {
      isChecked: true,
      finding: { rule: "the payment providers can be asked", faults: [error.message] },
    };
  }
}

/** Checks stock, money and orders against each other over the whole database; `findings` is empty if all is right. */
export async function auditData(): Promise<{ checked: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const all = [...rules, ...demoRules({ publicUrl: env().PUBLIC_URL, isProduction: env().isProduction })];
  for (const { name, text, values } of all) {
    const rows = await query<{ fault: string }>({ text, values });
    if (rows.length > 0) findings.push({ rule: name, faults: rows.map(({ fault }) => fault) });
  }
  const { isChecked, finding } = await compareWithProviders();
  if (finding) findings.push(finding);
  return { checked: all.length + (isChecked ? 1 : 0), findings };
}
