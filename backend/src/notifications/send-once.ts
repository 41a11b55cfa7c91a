import { query } from "../platform/db/pool";
import { faultPoint } from "../platform/faultpoints";
import { log } from "../platform/log";
import { NoSuchMailbox } from "./transport/no-such-mailbox";

/**
 * Longer than the longest send and shorter than the first wait of the outbox: a process that is silent for so long
 * has died.
 */
const leaseSeconds = 28;
/** A mail server that is away for longer is not coming back. */
const patienceDays = 3;

/** `push` is passed on to each of the shopper's devices, as a `push-device` of its own. */
type Channel = "mail" | "text-message" | "push" | "push-device";
/** `nth`: the number of what happens to an order more than once, from the second on. */
export type Message = { channel: Channel; kind: string; orderId: string; nth?: number | undefined };

export const kindOf = ({ kind, nth }: Pick<Message, "kind" | "nth">) =>
  nth === undefined ? kind : `${kind}-${nth}`;

export const messageKey = (message: Message) => `${message.channel} ${kindOf(message)} ${message.orderId}`;

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

/** Releases the message for the next attempt, or for good if another attempt is pointless; returns which. */
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
 * Sends a message unless it was sent before, or given up because the mailbox does not exist or days have passed. The
 * outbox retries after a crash or a failure, and two processes may try at once: one of them holds the message's row,
 * and a sent message is noted immediately. Only a crash in the moment between sending and noting sends it twice, with
 * the same Message-ID.
 */
export async function sendOnce(message: Message, send: (key: string) => Promise<void>): Promise<void> {
  const key = messageKey(message);
  const claimed = await query({
    name: "message-claim",
    text: CLAIM,
    values: [key, message.orderId, message.channel, kindOf(message)],
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
