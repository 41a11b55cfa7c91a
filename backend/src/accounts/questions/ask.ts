import { createHash } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import type { OwnQuestion } from "../../contract/questions";
import { refuse } from "../../contract/refusal";
import { named } from "../../platform/db/named";
import { transaction } from "../../platform/db/pool";
import { indiaClock } from "../../platform/india-day";
import { lockShopper } from "../lock-shopper";
import { type OwnRow, ownColumns, presentOwn } from "./columns";

export type Asking = { customerId: string; userName: string; productId: string; question: string };

/** The same words of the same person about the same product on the same day. */
function digestOf({ customerId, productId, question }: Asking): string {
  const parts = [customerId, productId, question, indiaClock(new Date()).day];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

const insert = named<Asking & { id: string; digest: string }>(
  "question-ask",
  `insert into shop_question (id, digest, product_id, customer_id, user_name, question)
   values (:id, :digest, :productId, :customerId, :userName, :question) on conflict (digest) do nothing`,
);

/** Keeps a question. Sent again, by an impatient finger or after a lost reply, it is the one that there is. */
export function askQuestion(asking: Asking): Promise<OwnQuestion> {
  return transaction(async (client) => {
    await lockShopper(client, asking.customerId);
    const digest = digestOf(asking);
    await client.query(insert({ ...asking, id: generateEntityId(undefined, "ques"), digest }));
    const { rows } = await client.query<OwnRow>({
      name: "question-asked",
      text: `select ${ownColumns} from shop_question q where q.digest = $1`,
      values: [digest],
    });
    const [row] = rows;
    if (!row) throw refuse.unavailable();
    return presentOwn(row);
  });
}
