import { query } from "../platform/db/pool";
import { faultPoint } from "../platform/faultpoints";
import { log } from "../platform/log";
import { NoSuchMailbox } from "./transport/send-mail";

/** Longer than the longest send, shorter than the outbox' first wait: whoever is silent for so long has died over it. */
const leaseSeconds = 28;
/** A mail server that is away for longer has lost its shop. */
const patienceDays = 3;

export type Message = { channel: "mail" | "text-message"; kind: string; orderId: string };

export const messageKey = ({ channel, kind, orderId }: Message) => `${channel} ${kind} ${orderId}`;

const CLAIM = `
  insert into shop_message as m (key, order_id, channel, kind, sending_until)
  values ($1, $2, $3, $4, now() + make_interval(secs => ${leaseSeconds}))
  on conflict (key) do update set sending_until = excluded.sending_until, tries = m.tries + 1
    where m.sent_at is null and m.given_up_at is null and m.sending_until < now()
  returning 1`;

async function isOver(key: string): Promise<boolean> {
  const [row] = await query<{ over: boolean }>({
    text: "select coalesce(sent_at, given_up_at) is not null as over from shop_message where key = $1",
    values: [key],
  });
  return row?.over ?? false;
}

/** Lets the message go for the next try, or for good where that is of no use; returns which. */
async function letGo(key: string, forGood: boolean): Promise<boolean> {
  const [row] = await query<{ over: boolean }>({
    text: `update shop_message set sending_until = now(),
             given_up_at = case when $2 or first_tried_at < now() - make_interval(days => ${patienceDays}) then now() end
           where key = $1 returning given_up_at is not null as over`,
    values: [key, forGood],
  });
  return row?.over ?? false;
}

/**
 * Sends a message unless it was sent before, or given up: to a mailbox that is not there, or after days. The outbox comes again after a crash or a failure, and two processes may
 * come at once: one of them holds the message's row, and what is sent is noted at once. Only who dies in the very
 * moment between sending and noting sends twice, under the same Message-ID.
 */
export async function sendOnce(message: Message, send: (key: string) => Promise<void>): Promise<void> {
  const key = messageKey(message);
  const claimed = await query({
    name: "message-claim",
    text: CLAIM,
    values: [key, message.orderId, message.channel, message.kind],
  });
  if (claimed.length === 0) {
    if (await isOver(key)) return;
    throw new Error("Another process is sending this message.");
  }
  faultPoint("mail.claimed");
  try {
    await send(key);
    faultPoint("mail.sent");
  } catch (error) {
    if (!(await letGo(key, error instanceof NoSuchMailbox))) throw error;
    log.warn({ message: key, err: error }, "a message is given up");
    return;
  }
  await query({
    name: "message-sent",
    text: "update shop_message set sent_at = now() where key = $1",
    values: [key],
  });
}
