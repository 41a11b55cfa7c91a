import { messagesOf, type News } from "../../notifications/kinds";
import { type Message, messageKey } from "../../notifications/send-once";
import { transaction } from "../../platform/db/pool";
import { messageTopics } from "../../platform/outbox/message-topics";

const NEWS = `
  update shop_outbox set done_at = now(), last_error = 'let go: older than a restore'
  where done_at is null and topic = 'order-news' and created_at <= $1 returning payload`;

const MESSAGES = `
  update shop_outbox set done_at = now(), payload = payload - 'secret', last_error = 'let go: older than a restore'
  where done_at is null and created_at <= $1 and topic = any ($2::text[])
  returning topic, payload`;

const GIVEN_UP = `
  insert into shop_message as m (key, order_id, channel, kind, sending_until, given_up_at)
  values ($1, $2, $3, $4, now(), now())
  on conflict (key) do update set given_up_at = now() where m.sent_at is null and m.given_up_at is null`;

/**
 * Messages that were waiting when the backup was made were sent a moment later, and are not sent a second time:
 * neither those in the outbox, nor those that waiting news lead to. Returns their number. Anything after `restoredAt`
 * is sent as usual.
 */
export async function letMessagesGo(restoredAt: Date): Promise<number> {
  return transaction(async (client) => {
    const news = await client.query<{ payload: News & { orderId: string } }>(NEWS, [restoredAt]);
    const waiting = await client.query<{ topic: string; payload: { orderId: string; kind: string } }>(
      MESSAGES,
      [restoredAt, messageTopics],
    );
    const written = waiting.rows.flatMap(({ topic, payload }): Message[] =>
      topic === "mail" || topic === "text-message" ? [{ channel: topic, ...payload }] : [],
    );
    const called = news.rows.flatMap(({ payload: { orderId, ...entry } }) => messagesOf(orderId, entry));
    for (const message of [...written, ...called])
      await client.query(GIVEN_UP, [messageKey(message), message.orderId, message.channel, message.kind]);
    return waiting.rows.length + called.length;
  });
}
