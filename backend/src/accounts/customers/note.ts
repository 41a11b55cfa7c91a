import type { CustomerNote } from "../../contract/customers";
import type { EditConflict } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { query, transaction } from "../../platform/db/pool";

type Row = { note: string; version: string; by: string; at: Date };

const stored = `select note, version::text as version, by_name as by, changed_at as at
  from shop_customer_note where customer_id = $1`;

/** What staff wrote about a customer; null if nothing. */
export async function noteOf(customerId: string): Promise<string | null> {
  const [row] = await query<Row>({ text: stored, values: [customerId] });
  return row?.note || null;
}

/**
 * Writes the note of a customer who exists, unless somebody else has changed it since `version`: 409 `edit_conflict`
 * with what it says now.
 */
export function saveNote(
  customerId: string,
  { note, version }: CustomerNote,
  byName: string,
): Promise<CustomerNote> {
  return transaction(async (client) => {
    // Deleting the account locks the same row: a note must not outlive its customer.
    const { rowCount } = await client.query({
      text: "select from customer where id = $1 and has_account and deleted_at is null for update",
      values: [customerId],
    });
    if (!rowCount) throw refuse.notFound(messages.customerNotFound);
    const { rows } = await client.query<Row>({ text: stored, values: [customerId] });
    const [now] = rows;
    if (now && now.version !== version && now.note !== note) {
      const field = { field: "note", theirs: now.note, yours: note, by: now.by, at: now.at.toISOString() };
      const conflict: EditConflict = { version: now.version, fields: [field] };
      throw refuse.conflict("edit_conflict", messages.customerNoteChanged, conflict);
    }
    const saved = await client.query<CustomerNote>({
      text: `insert into shop_customer_note as n (customer_id, note, by_name) values ($1, $2, $3)
             on conflict (customer_id) do update
               set note = excluded.note, by_name = excluded.by_name, changed_at = now(), version = n.version + 1
             returning note, version::text as version`,
      values: [customerId, note, byName],
    });
    return saved.rows[0] ?? { note, version };
  });
}
