import { addRupees } from "@contract/money";
import type { RemittanceRow } from "@contract/remittance";

const due: readonly RemittanceRow["outcome"][] = ["right", "short", "over"];

/** Whether the cash of a row can be recorded: it is due, whatever was paid. */
export const canBeNoted = ({ outcome }: Pick<RemittanceRow, "outcome">): boolean => due.includes(outcome);

export const rightOnes = (rows: readonly RemittanceRow[]): string[] =>
  rows.flatMap(({ outcome, orderId }) => (outcome === "right" && orderId ? [orderId] : []));

/** What was paid for those of the chosen orders for which it is not what was due, in rupees. */
export const differencesOf = (rows: readonly RemittanceRow[], chosen: readonly string[]) =>
  rows.flatMap(({ outcome, orderId, paidInAll: paidIn }) =>
    (outcome === "short" || outcome === "over") && orderId && paidIn !== null && chosen.includes(orderId)
      ? [{ orderId, paidIn }]
      : [],
  );

const paidIn = (rows: readonly RemittanceRow[]) => addRupees(...rows.map(({ paidInAll }) => paidInAll ?? 0));

/** What the chosen rows paid and what was due for them, and what came a second time in any row, in rupees. */
export function sumsOf(rows: readonly RemittanceRow[], chosen: readonly string[]) {
  const some = rows.filter((row) => canBeNoted(row) && row.orderId !== null && chosen.includes(row.orderId));
  return {
    paid: paidIn(some),
    expected: addRupees(...some.map(({ expected }) => expected ?? 0)),
    again: paidIn(rows.filter(({ outcome }) => outcome === "again")),
  };
}
