import type { RouteName } from "../../contract";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../db/pool";
import { versionOf } from "./version";

type Asked = {
  route: RouteName;
  /** The ids in their current order, and in the order that the editor saw. */
  now: readonly string[];
  read: readonly string[] | undefined;
  yours: readonly string[];
};

/** Throws 409 `edit_conflict` if somebody else has reordered the list since it was read. */
export async function refuseOvertakenOrder({ route, now, read, yours }: Asked): Promise<void> {
  if (!read || JSON.stringify(read) === JSON.stringify(now)) return;
  const [last] = await query<{ by: string; at: Date }>({
    name: "audit-last-order",
    text: "select admin_name as by, at from audit_log where route = $1 order by id desc limit 1",
    values: [route],
  });
  const said = { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
  throw refuse.conflict("edit_conflict", messages.editConflict, {
    version: versionOf(["order"], { order: now }),
    fields: [{ field: "order", theirs: now, yours, ...said }],
  });
}
