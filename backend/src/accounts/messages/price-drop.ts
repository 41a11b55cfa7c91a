import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "zod";
import { cardText } from "../../catalog/page-text";
import { isStopped } from "../../catalog/when-back/ask";
import { stopLink } from "../../catalog/when-back/stopped";
import type { Language } from "../../contract/constants";
import { formatRupees } from "../../contract/money";
import { sendByMail } from "../../notifications/channels";
import { accountMail } from "../../notifications/mail/account-mail";
import { shopPage } from "../../notifications/mail/shop-page";
import { type OwnWords, readOwnWords, withOwnWords } from "../../notifications/own-words";
import { texts } from "../../notifications/texts";
import type { Mail } from "../../notifications/transport/send-mail";
import { query } from "../../platform/db/pool";
import { keptLanguage } from "../language";
import { findShopper } from "../person";

const Told = z.object({
  customerId: z.string(),
  at: z.string(),
  /** Rupees. */
  wishes: z.array(z.object({ productId: z.string(), was: z.number() })),
});

/** A wish that costs less; prices in rupees. */
type Drop = { title: string; was: number; price: number };

/** Products that the mail names; of more it says how many. */
const named = 5;

/** What costs less still, in the reader's language: the largest saving first. */
const DROPS = `
  select ${cardText}::json ->> 'title' as title, w.was, p.paid_price as price
  from unnest($1::text[], $2::numeric[]) as w(product_id, was) join catalog_product p using (product_id)
    left join catalog_text t on t.no = p.no and t.lang = $3
  where p.published and p.in_stock and p.paid_price < w.was and exists
    (select from shop_wish mine where mine.product_id = w.product_id and mine.customer_id = $4)
  order by w.was - p.paid_price desc, p.product_id`;

export function priceDropMail(
  { email, language }: { email: string; language: Language },
  drops: readonly Drop[],
  own: OwnWords,
): Mail {
  const { priceDrop, labels } = texts[language];
  const [first] = drops;
  const lines = drops
    .slice(0, named)
    .map(({ title, was, price }) => `${title}: ${formatRupees(was)} → ${formatRupees(price)}`);
  const said = priceDrop({
    title: first?.title ?? "",
    lines,
    more: drops.length - lines.length,
    stop: stopLink(email, language),
  });
  const words = withOwnWords(said, { name: "price_drop", language, own, figures: { product: first?.title } });
  const action = { label: labels.toWishlist, url: shopPage(language, "/shop/wishlist") };
  return accountMail(email, words, language, action);
}

/** Mails it; nothing if by then nothing costs less, nobody wishes for it, or they want no such mails. */
export async function mailPriceDrop(scope: MedusaContainer, payload: unknown): Promise<void> {
  const { customerId, at, wishes } = Told.parse(payload);
  const shopper = await findShopper(customerId);
  if (!shopper || (await isStopped(shopper.email))) return;
  const language = await keptLanguage(shopper.email);
  const rows = await query<{ title: string; was: string; price: string }>({
    name: "price-drop-mail",
    text: DROPS,
    values: [wishes.map(({ productId }) => productId), wishes.map(({ was }) => was), language, customerId],
  });
  if (rows.length === 0) return;
  const drops = rows.map(({ title, was, price }) => ({ title, was: Number(was), price: Number(price) }));
  const mail = priceDropMail(
    { email: shopper.email, language },
    drops,
    await readOwnWords("price_drop", language),
  );
  await sendByMail(
    scope,
    { ...mail, key: `price drop ${customerId} ${at}` },
    { kind: "price-drop", customerId },
  );
}
