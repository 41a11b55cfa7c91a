import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { type Language, languages } from "../../contract/constants";
import { titleWithChoice, type VariantOption } from "../../contract/variant-options";
import { blindKey, sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { shopPage } from "../../notifications/mail/shop-page";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { query } from "../../platform/db/pool";
import { unseal } from "../../platform/secrets/sealed";
import { cardText } from "../page-text";
import { isStopped, rememberWait } from "./ask";
import { stopLink } from "./stopped";

const Told = z.object({
  email: z.string(),
  language: z.enum(languages),
  productId: z.string(),
  size: z.string().nullable(),
  /** Left out by the version before. */
  variantIds: z.array(z.string()).nullable().default(null),
});

type Back = {
  title: string;
  slug: string;
  left: number | null;
  /** The first of the choices that are back. */
  choice: { variantId: string; options: VariantOption[] } | null;
};

const isBack = `v.product_id = p.product_id and v.available > 0 and ($2::text is null or v.size = $2)
  and ($4::text[] is null or v.variant_id = any ($4))`;

/** The product as it is now, in the reader's language; nothing if it is off sale or sold out once more. */
const BACK = `
  select ${cardText}::json ->> 'title' as title, p.slug,
    (select sum(v.available)::integer from catalog_variant v where ${isBack}) as left,
    (select json_build_object('variantId', v.variant_id, 'options', v.options) from catalog_variant v
     where ${isBack} and $4::text[] is not null order by v.position, v.rank limit 1) as choice
  from catalog_product p left join catalog_text t on t.no = p.no and t.lang = $3
  where p.product_id = $1 and p.published`;

export function whenBackMail(
  { email, language, size }: { email: string; language: Language; size: string | null },
  { title, slug, left, search = "" }: { title: string; slug: string; left: number; search?: string },
  own: OwnWords,
): Mail {
  const { whenBack, labels } = texts[language];
  const said = whenBack({
    title,
    size,
    left,
    stop: stopLink(email, language),
  });
  const figures = { product: title, size, left: String(left) };
  const words = withOwnWords(said, { name: "when_back", language, own, figures });
  const action = { label: labels.seeProduct, url: shopPage(language, `/shop/product/${slug}${search}`) };
  return accountMail(email, words, language, action);
}

/** Mails that something is back. If it was sold out again meanwhile, they go on waiting for it. */
export async function mailWhenBack(scope: MedusaContainer, sealed: string): Promise<void> {
  const told = Told.parse(JSON.parse(unseal(sealed)));
  const { email, language, productId, size, variantIds } = told;
  const [back] = await query<Back>({
    name: "when-back-mail",
    text: BACK,
    values: [productId, size, language, variantIds],
  });
  // Between the goods and the mail they have asked to be left alone.
  if (await isStopped(email)) return;
  if (!back?.left) return rememberWait(told);
  const { slug, left, choice } = back;
  const title = titleWithChoice({ title: back.title, options: choice?.options }, language);
  const search = choice ? `?variant=${choice.variantId}` : "";
  const found = { title, slug, left, search };
  const mail = whenBackMail({ email, language, size }, found, await readOwnWords("when_back", language));
  await sendByMail(scope, { ...mail, key: blindKey(sealed) }, { kind: "when-back" });
}
