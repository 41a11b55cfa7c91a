import type { PoolClient } from "pg";
import type { EditConflict } from "../../contract/edits";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { named } from "../../platform/db/named";
import { query, transaction } from "../../platform/db/pool";

type Stored = {
  version: number;
  draft: string;
  answer: string | null;
  declineReason: string | null;
  hidden: boolean;
  changedBy: string | null;
  changedAt: Date | null;
};
type By = { userName: string };

async function lock(client: PoolClient, id: string): Promise<Stored> {
  const { rows } = await client.query<Stored>({
    name: "question-lock",
    text: `select version, draft, answer, decline_reason as "declineReason", is_hidden as hidden,
             changed_by as "changedBy", changed_at as "changedAt"
           from shop_question where id = $1 for update`,
    values: [id],
  });
  const [question] = rows;
  if (!question) throw refuse.notFound(messages.questionNotFound);
  return question;
}

/** Refuses what somebody decided about a question that another has changed since: the second of two reads the first. */
function refuseOvertaken(now: Stored, version: string, field: string, theirs: unknown, yours: unknown): void {
  if (String(now.version) === version) return;
  const by = { by: now.changedBy, at: now.changedAt?.toISOString() ?? null };
  const data: EditConflict = { version: String(now.version), fields: [{ field, theirs, yours, ...by }] };
  throw refuse.conflict("edit_conflict", messages.questionChanged, data);
}

/** Writes what may change, of a row that is locked. */
const save = named<Omit<Stored, "version" | "changedBy" | "changedAt"> & { id: string; by: string }>(
  "question-save",
  `update shop_question set draft = :draft, answer = :answer, decline_reason = :declineReason, is_hidden = :hidden,
     answered_at = case when :answer::text is not null then coalesce(answered_at, now()) end,
     version = version + 1, changed_by = :by, changed_at = now()
   where id = :id`,
);

/** Owes the asker a mail, in the same transaction; nobody is told of an account that is deleted. */
async function owe(client: PoolClient, id: string, kind: "answered" | "declined"): Promise<void> {
  await client.query({
    name: "question-owe",
    text: `insert into shop_outbox (topic, payload)
           select 'question', jsonb_build_object('questionId', id, 'kind', $2::text)
           from shop_question where id = $1 and customer_id is not null`,
    values: [id, kind],
  });
}

/** Keeps the beginning of an answer. */
export function saveDraft(id: string, { draft, version }: { draft: string; version: string }, by: By) {
  return transaction(async (client) => {
    const now = await lock(client, id);
    if (now.draft === draft) return;
    refuseOvertaken(now, version, "draft", now.answer ?? now.draft, draft);
    await client.query(save({ ...now, draft, id, by: by.userName }));
  });
}

/**
 * Publishes an answer, or changes the one that there is. The first answer owes the asker a mail, in the same transaction;
 * sent again after a lost reply, it changes and owes nothing. Returns whether it was the first.
 */
export function answerQuestion(
  id: string,
  { answer, version }: { answer: string; version: string },
  by: By,
): Promise<boolean> {
  return transaction(async (client) => {
    const now = await lock(client, id);
    if (now.answer === answer) return false;
    refuseOvertaken(now, version, "answer", now.answer ?? now.declineReason ?? now.draft, answer);
    await client.query(save({ ...now, answer, draft: "", declineReason: null, id, by: by.userName }));
    if (now.answer === null) await owe(client, id, "answered");
    return now.answer === null;
  });
}

/** Declines a question that is not answered, and owes its asker the reason; the same reason once more changes nothing. */
export function declineQuestion(
  id: string,
  { reason, version }: { reason: string; version: string },
  by: By,
) {
  return transaction(async (client) => {
    const now = await lock(client, id);
    if (now.declineReason === reason) return;
    refuseOvertaken(now, version, "declineReason", now.answer ?? now.declineReason ?? now.draft, reason);
    if (now.answer !== null) throw refuse.conflict("question_answered", messages.questionAlreadyAnswered);
    if (now.declineReason !== null)
      throw refuse.conflict("question_declined", messages.questionAlreadyDeclined);
    await client.query(save({ ...now, declineReason: reason, id, by: by.userName }));
    await owe(client, id, "declined");
  });
}

/** Takes an answered question off the product's page, or shows it again. */
export function hideQuestion(id: string, { hidden, version }: { hidden: boolean; version: string }, by: By) {
  return transaction(async (client) => {
    const now = await lock(client, id);
    if (now.answer === null) throw refuse.conflict("question_open", messages.questionWithoutAnswer);
    if (now.hidden === hidden) return;
    refuseOvertaken(now, version, "hidden", now.hidden, hidden);
    await client.query(save({ ...now, hidden, id, by: by.userName }));
  });
}

/** Deletes a question with its answer. 404 if there is none. */
export async function deleteQuestion(id: string): Promise<void> {
  const gone = await query({
    name: "question-delete",
    text: "delete from shop_question where id = $1 returning id",
    values: [id],
  });
  if (gone.length === 0) throw refuse.notFound(messages.questionNotFound);
}
