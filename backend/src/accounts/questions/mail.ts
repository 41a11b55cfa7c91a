import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { cardText } from "../../catalog/page-text";
import type { Language } from "../../contract/constants";
import { blindKey, sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { shopPage } from "../../notifications/mail/shop-page";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { query } from "../../platform/db/pool";
import { keptLanguage } from "../language";
import { findShopper } from "../person";

const Owed = z.object({ questionId: z.string(), kind: z.enum(["answered", "declined"]) });
type Kind = z.infer<typeof Owed>["kind"];

/** A question with the product's title in the reader's language; `slug` is null for a product that is not shown. */
type Asked = { title: string; slug: string | null; question: string; said: string };

const ASKED = `
  select coalesce(${cardText}::json ->> 'title', '') as title, case when p.published then p.slug end as slug, q.question,
    case when $3 = 'answered' then q.answer else q.decline_reason end as said
  from shop_question q left join catalog_product p using (product_id)
    left join catalog_text t on t.no = p.no and t.lang = $2
  where q.id = $1`;

/** Where a product's page shows its questions. */
const anchor = "#questions";

export function questionMail(
  kind: Kind,
  { name, email, language }: { name: string; email: string; language: Language },
  { title, slug, question, said }: Asked,
  own: OwnWords,
): Mail {
  const { questions, labels } = texts[language];
  const words = withOwnWords(questions[kind]({ title, question, said }), {
    name: `question_${kind}`,
    language,
    own,
    figures: { name, product: title },
  });
  const action = slug && {
    label: labels.seeProduct,
    url: shopPage(language, `/shop/product/${slug}`) + (kind === "answered" ? anchor : ""),
  };
  return accountMail(email, words, language, action || null);
}

/** Mails an asker the answer, or why there is none, as it stands now; nothing if question or account are gone. */
export async function mailQuestion(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { questionId, kind } = Owed.parse(payload);
  const [asker] = await query<{ id: string | null }>({
    name: "question-asker",
    text: "select customer_id as id from shop_question where id = $1",
    values: [questionId],
  });
  const shopper = asker?.id ? await findShopper(asker.id) : undefined;
  if (!shopper) return;
  const language = await keptLanguage(shopper.email);
  const [asked] = await query<Omit<Asked, "said"> & { said: string | null }>({
    name: "question-mail",
    text: ASKED,
    values: [questionId, language, kind],
  });
  // None: what was declined has been answered meanwhile, and that is a mail of its own.
  if (!asked || asked.said === null) return;
  const { id: customerId, email, userName: name } = shopper;
  const own = await readOwnWords(`question_${kind}`, language);
  const mail = questionMail(kind, { name, email, language }, { ...asked, said: asked.said }, own);
  await sendByMail(
    scope,
    { ...mail, key: blindKey(`question ${questionId} ${kind}`) },
    { kind: `question-${kind}`, customerId },
  );
}
