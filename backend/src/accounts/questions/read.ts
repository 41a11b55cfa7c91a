import type { Unsent } from "../../contract/messages";
import { recall } from "../../contract/messages/recall";
import type { OwnQuestion, Question } from "../../contract/questions";
import { named } from "../../platform/db/named";
import { query } from "../../platform/db/pool";
import { wordsWithin } from "../../platform/db/search-words";
import { type OwnRow, ownColumns, presentOwn } from "./columns";

type Shown = Omit<Question, "askedAt" | "answer"> & { askedAt: Date; answer: string; answeredAt: Date };
type ShownQuery = { productId: string; words: string | null; limit: number; offset: number };

/** Answered and not hidden, with the words asked for: an index has the first, and a product has few of them. */
const shown = `from shop_question q where q.product_id = :productId and q.answer is not null and not q.is_hidden
  and (:words::text is null or shop_search_text(q.question || E'\\n' || q.answer) like shop_search_text(:words))`;

const page = named<ShownQuery>(
  "questions",
  `select q.id as "_id", q.question, q.user_name as "userName", q.asked_at as "askedAt", q.answer,
     q.answered_at as "answeredAt"
   ${shown} order by q.answered_at desc, q.id desc limit :limit offset :offset`,
);
const count = named<Omit<ShownQuery, "limit" | "offset">>(
  "questions-count",
  `select count(*)::integer as total ${shown}`,
);

/** A page of what everybody reads about a product, the newest answer first, and how many there are in all. */
export async function readQuestions(
  productId: string,
  { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
): Promise<{ rows: Unsent<Question>[]; total: number }> {
  const words = wordsWithin(q) ?? null;
  const [rows, [counted]] = await Promise.all([
    query<Shown>(page({ productId, words, limit, offset })),
    query<{ total: number }>(count({ productId, words })),
  ]);
  return {
    rows: rows.map(({ answer, answeredAt, askedAt, ...row }) => ({
      ...row,
      userName: recall(row.userName),
      askedAt: askedAt.toISOString(),
      answer: { text: answer, at: answeredAt.toISOString() },
    })),
    total: counted?.total ?? 0,
  };
}

/** How many of their own questions about a product somebody is shown at once. */
const ownAtMost = 20;

/** What a shopper asked about a product that the shop has not answered, the newest first. */
export async function unansweredOf(customerId: string, productId: string): Promise<OwnQuestion[]> {
  const rows = await query<OwnRow>({
    name: "questions-mine",
    text: `select ${ownColumns} from shop_question q
           where q.customer_id = $1 and q.product_id = $2 and q.answer is null
           order by q.asked_at desc, q.id desc limit ${ownAtMost}`,
    values: [customerId, productId],
  });
  return rows.map(presentOwn);
}

/** Everything that a shopper asked, the oldest first. */
export async function questionsOf(customerId: string): Promise<OwnQuestion[]> {
  const rows = await query<OwnRow>({
    name: "questions-of",
    text: `select ${ownColumns} from shop_question q where q.customer_id = $1 order by q.asked_at, q.id`,
    values: [customerId],
  });
  return rows.map(presentOwn);
}

/** How many questions wait for the shop. */
export async function countOpenQuestions(): Promise<number> {
  const [row] = await query<{ open: number }>({
    name: "questions-open",
    text: "select count(*)::integer as open from shop_question where state = 'open'",
  });
  return row?.open ?? 0;
}
