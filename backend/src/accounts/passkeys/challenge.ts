import { randomBytes } from "node:crypto";
import { query } from "../../platform/db/pool";

const lifetimeSeconds = 300;

/** A new question for an authenticator to sign; `customerId` is null for a sign-in. Removes those that nobody answered. */
export async function newChallenge(customerId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(32);
  await query({
    name: "passkey-challenge",
    text: `with old as (delete from shop_passkey_challenge where expires_at < now())
           insert into shop_passkey_challenge (challenge, customer_id, expires_at)
           values ($1, $2, now() + make_interval(secs => $3))`,
    values: [challenge.toString("base64url"), customerId, lifetimeSeconds],
  });
  return new Uint8Array(challenge);
}

/** Uses a question up; false if it is unknown, somebody else's, too old or was answered before. */
export async function useChallenge(challenge: string, customerId: string | null): Promise<boolean> {
  const used = await query({
    name: "passkey-challenge-use",
    text: `delete from shop_passkey_challenge
           where challenge = $1 and customer_id is not distinct from $2 and expires_at > now() returning 1`,
    values: [challenge, customerId],
  });
  return used.length > 0;
}
