import { query } from "../../db/pool";
import { courierRules } from "./courier-rules";
import { messageRules } from "./message-rules";
import { paymentRules } from "./payment-rules";
import { auditProvider } from "./provider-books";
import { returnRules } from "./return-rules";
import { type AuditRule, moneyRules, orderRules, stockRules } from "./rules";

export type Finding = { rule: string; faults: string[] };

const rules: AuditRule[] = [
  ...stockRules,
  ...moneyRules,
  ...paymentRules,
  ...orderRules,
  ...returnRules,
  ...courierRules,
  ...messageRules,
];

/** Checks stock, money and orders against each other over the whole database; no finding means all is right. */
export async function auditData(): Promise<{ checked: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  for (const { name, text, values } of rules) {
    const rows = await query<{ fault: string }>({ text, values });
    if (rows.length > 0) findings.push({ rule: name, faults: rows.map(({ fault }) => fault) });
  }
  const atProvider = await auditProvider();
  if (atProvider && atProvider.length > 0)
    findings.push({ rule: "our payments and the provider's are the same", faults: atProvider });
  return { checked: rules.length + (atProvider ? 1 : 0), findings };
}
