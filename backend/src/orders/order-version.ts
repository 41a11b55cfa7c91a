import type { EditConflict } from "../contract/edits";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { lastChanges } from "../platform/edits/last-change";
import { printOf, printsOf, versionOf } from "../platform/edits/version";
import type { SharedTransaction } from "../platform/engine/shared-transaction";
import type { OrderRow } from "./order-row";

const fields = ["orderStatus", "paymentStatus"] as const;

type Compared = Pick<OrderRow, "status" | "payment_status">;

const comparable = (row: Compared) => ({
  orderStatus: row.status,
  paymentStatus: row.payment_status,
});

/** The version of an order, sent back with its next change to detect edits in between. */
export const orderVersion = (row: Compared): string => versionOf(fields, comparable(row));

/** Refuses with 409 `edit_conflict` to change an order that was changed since it was read. */
export async function refuseOvertaken(
  { sql }: SharedTransaction,
  row: OrderRow,
  { version, to }: { version?: string | undefined; to: string },
): Promise<void> {
  if (version === undefined || version === orderVersion(row)) return;
  const [last] = await sql<{ by: string; at: Date }>({
    name: "order-last-move",
    text: "select by, at from shop_order_move where order_id = $1 order by id desc limit 1",
    values: [row.order_id],
  });
  const staff = await lastChanges({ thingId: row.order_id }, fields);
  const read = printsOf(fields, version);
  const now = comparable(row);
  const changed = fields.filter((field) => read.get(field) !== printOf(now[field]));
  const conflict: EditConflict = {
    version: orderVersion(row),
    fields: changed.map((field) => {
      const byStaff = field === "orderStatus" && last && last.by !== "admin" ? undefined : staff.get(field);
      const at = byStaff?.at ?? last?.at ?? row.updated_at;
      const by = byStaff?.by ?? (field === "orderStatus" ? (last?.by ?? null) : null);
      return {
        field,
        theirs: now[field],
        yours: field === "orderStatus" ? to : null,
        by,
        at: at.toISOString(),
      };
    }),
  };
  throw refuse.conflict("edit_conflict", messages.orderOvertaken, conflict);
}
