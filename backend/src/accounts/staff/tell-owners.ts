import { query } from "../../platform/db/pool";
import type { MessageTopic } from "../../platform/outbox/message-topics";
import { ownersToTell } from "./owners";

/**
 * Owes each of these people a message of their own (`recipient`, an id): one whose mailbox is gone or full neither keeps it from the
 * others nor has them mailed again with every try. Those who are owed it already, as after a crash, are left out.
 */
export async function oweEach(
  topic: MessageTopic,
  payload: object,
  recipients: readonly string[],
): Promise<void> {
  await query({
    text: `insert into shop_outbox (topic, payload)
           select $1, one from unnest($3::text[]) id, lateral (select $2::jsonb || jsonb_build_object('recipient', id) as one) o
           where not exists (select from shop_outbox known where known.topic = $1 and known.payload = one)`,
    values: [topic, JSON.stringify(payload), recipients],
  });
}

/** Divides a message among the owners whom the shop tells. */
export async function oweOwners(topic: MessageTopic, payload: object): Promise<void> {
  const owners = await ownersToTell();
  await oweEach(
    topic,
    payload,
    owners.map(({ id }) => id),
  );
}

/** The address of an owner who is to be told; undefined if they are none any more. */
export const addressOfOwner = async (id: string): Promise<string | undefined> =>
  (await ownersToTell()).find((owner) => owner.id === id)?.email;
