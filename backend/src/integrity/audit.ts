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

/** Checks stock, money and orders against each other over the whole database; `findings` is empty if all is right. */
export async function auditData(): Promise<{ checked: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  const all = [...rules, ...demoRules({ publicUrl: env().PUBLIC_URL, isProduction: env().isProduction })];
  for (const { name, text, values } of all) {
    const rows = await query<{ fault: string }>({ text, values });
    if (rows.length > 0) findings.push({ rule: name, faults: rows.map(({ fault }) => fault) });
  }
  const atProvider = await auditProviders();
  if (atProvider && atProvider.length > 0)
    findings.push({ rule: "our payments and the provider's are the same", faults: atProvider });
  return { checked: all.length + (atProvider ? 1 : 0), findings };
}
