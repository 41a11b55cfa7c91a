import type { RouteName } from "../../contract";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query } from "../db/pool";
import { versionOf } from "./version";

type Asked = {
  door: RouteName;
  /** The ids as they stand now, and as whoever wants another order saw them. */
  now: readonly string[];
  read: readonly string[] | undefined;
  yours: readonly string[];
};

/** Refuses with 409 `edit_conflict` to put a list in order that somebody else has put in another since it was read. */
export async function refuseOvertakenOrder({ door, now, read, yours }: Asked): Promise<void> {
  if (!read || JSON.stringify(read) === JSON.stringify(now)) return;
  const [last] = await query<{ by: string; at: Date }>({
    name: "audit-last-order",
    text: "select admin_name as by, at from audit_log where door = $1 order by id desc limit 1",
    values: [door],
  });
  const said = { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
  throw refuse.conflict("edit_conflict", messages.editConflict, {
    version: versionOf(["order"], { order: now }),
    fields: [{ field: "order", theirs: now, yours, ...said }],
  });
}
