import type { MedusaContainer } from "@medusajs/framework/types";
import { query } from "../db/pool";
import { newsTopics } from "../notify/topics";

type Row = { id: string; payload: Record<string, unknown> };

/** News that the backup holds is worked out into the messages it calls for; those are let go below. */
async function followNews(scope: MedusaContainer): Promise<void> {
  const news = await query<Row>({
    text: "select id, payload from shop_outbox where topic = 'order-news' and done_at is null order by id",
  });
  for (const { id, payload } of news) {
    await newsTopics["order-news"]?.(scope, payload);
    await query({ text: "update shop_outbox set done_at = now() where id = $1", values: [id] });
  }
}

const LET_GO = `
  with gone as (
    update shop_outbox set done_at = now(), payload = payload - 'secret', last_error = 'let go: older than a restore'
    where done_at is null and topic in ('mail', 'text-message', 'password-code', 'order-code', 'order-code-text')
    returning topic, payload
  ), noted as (
    insert into shop_message as m (key, order_id, channel, kind, sending_until, given_up_at)
    select topic || ' ' || (payload ->> 'kind') || ' ' || (payload ->> 'orderId'), payload ->> 'orderId', topic,
      payload ->> 'kind', now(), now()
    from gone where topic in ('mail', 'text-message')
    on conflict (key) do update set given_up_at = now() where m.sent_at is null and m.given_up_at is null
  )
  select topic, payload from gone`;

/**
 * Messages that waited when the backup was made went out a moment later, and are not sent a second time. Answers how
 * many were let go; what happens from now on is told as always.
 */
export async function letMessagesGo(scope: MedusaContainer): Promise<number> {
  await followNews(scope);
  return (await query({ text: LET_GO })).length;
}
