import type { PoolClient } from "pg";
import type { EditConflict } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { transaction } from "../../platform/db/pool";

type Stored = {
  version: number;
  email: string | null;
  note: string;
  isClosed: boolean;
  answers: { text: string; by: string; at: string }[];
  changedBy: string | null;
  changedAt: Date | null;
};

async function lock(client: PoolClient, id: string): Promise<Stored> {
  const { rows } = await client.query<Stored>({
    name: "ticket-lock",
    text: `select version, email, note, closed_at is not null as "isClosed", answers, changed_by as "changedBy",
             changed_at as "changedAt"
           from shop_ticket where id = $1 for update`,
    values: [id],
  });
  const [ticket] = rows;
  if (!ticket) throw refuse.notFound(messages.ticketNotFound);
  return ticket;
}

function conflict(now: Stored, field: string, theirs: unknown, yours: unknown) {
  const by = { by: now.changedBy, at: now.changedAt?.toISOString() ?? null };
  const data: EditConflict = { version: String(now.version), fields: [{ field, theirs, yours, ...by }] };
  return refuse.conflict("edit_conflict", messages.ticketChanged, data);
}

type By = { userName: string };

/**
 * Adds an answer and owes the mail with it. Two who answer at once: the second is refused and reads the first. The same
 * answer sent again after a lost reply adds nothing.
 */
export function answerTicket(id: string, { answer, version }: { answer: string; version: string }, by: By) {
  return transaction(async (client) => {
    const now = await lock(client, id);
    const last = now.answers.at(-1);
    if (String(now.version) !== version) {
      if (last?.text === answer && last.by === by.userName) return;
      throw conflict(now, "answer", last?.text ?? null, answer);
    }
    const added = { text: answer, by: by.userName, at: new Date().toISOString() };
    await client.query({
      name: "ticket-answer",
      text: `update shop_ticket set answers = answers || $2::jsonb, version = version + 1, changed_by = $3, changed_at = now()
             where id = $1`,
      values: [id, JSON.stringify([added]), by.userName],
    });
    if (now.email)
      await client.query({
        name: "ticket-owe-answer",
        text: `insert into shop_outbox (topic, payload)
               values ('ticket', jsonb_build_object('ticketId', $1::text, 'kind', 'answered', 'nth', $2::integer))`,
        values: [id, now.answers.length],
      });
  });
}

/** Closes or opens it, and stores the note. */
export function saveTicket(
  id: string,
  { closed, note, version }: { closed: boolean; note: string; version: string },
  by: By,
) {
  return transaction(async (client) => {
    const now = await lock(client, id);
    if (now.isClosed === closed && now.note === note) return;
    if (String(now.version) !== version)
      throw now.note !== note
        ? conflict(now, "note", now.note, note)
        : conflict(now, "closed", now.isClosed, closed);
    await client.query({
      name: "ticket-save",
      text: `update shop_ticket set note = $2, closed_at = case when $3 then coalesce(closed_at, now()) end,
               version = version + 1, changed_by = $4, changed_at = now()
             where id = $1`,
      values: [id, note, closed, by.userName],
    });
  });
}
