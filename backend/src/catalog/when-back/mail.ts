import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { languages } from "../../contract/constants";
import { blindKey, sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { texts } from "../../notifications/texts";
import { query } from "../../platform/db/pool";
import { env } from "../../platform/env";
import { unseal } from "../../platform/secrets/sealed";
import { rememberWait } from "./ask";
import { stopToken } from "./stopped";

const Told = z.object({
  email: z.string(),
  language: z.enum(languages),
  productId: z.string(),
  size: z.string().nullable(),
});

type Back = { title: string; slug: string; left: number | null };

/** The product as it is now, in the reader's language; nothing if it is off sale or sold out once more. */
const BACK = `
  select (coalesce(t.card, p.card) || p.stock_json)::json ->> 'title' as title, p.slug,
    (select sum(v.available)::integer from catalog_variant v
     where v.product_id = p.product_id and v.available > 0 and ($2::text is null or v.size = $2)) as left
  from catalog_product p left join catalog_text t on t.no = p.no and t.lang = $3
  where p.product_id = $1 and p.published`;

/** Mails that something is back. If it was sold out again meanwhile, they go on waiting for it. */
export async function mailWhenBack(scope: MedusaContainer, sealed: string): Promise<void> {
  const told = Told.parse(JSON.parse(unseal(sealed)));
  const { email, language, productId, size } = told;
  const [back] = await query<Back>({
    name: "when-back-mail",
    text: BACK,
    values: [productId, size, language],
  });
  if (!back?.left) return rememberWait(told);
  const { PUBLIC_URL } = env();
  const words = texts[language].whenBack({
    title: back.title,
    size,
    left: back.left,
    stop: `${PUBLIC_URL}/shop/when-back/stop?token=${stopToken(email)}`,
  });
  const action = { label: texts[language].labels.seeProduct, url: `${PUBLIC_URL}/shop/product/${back.slug}` };
  const mail = accountMail(email, words, language, action);
  await sendByMail(scope, { ...mail, key: blindKey(sealed) }, { kind: "when-back" });
}
