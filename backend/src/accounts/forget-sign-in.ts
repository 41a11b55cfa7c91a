import type { PoolClient } from "pg";
import { forgetDevices } from "./known-device";
import { forgetPasskeys } from "./passkeys/own-passkeys";
import { forgetSignInCode } from "./sign-in-code/code";

/** Deletes password, passkeys, codes and every session of a person, so that the e-mail can be used again. */
export async function forgetSignIn(client: PoolClient, personId: string, email: string): Promise<void> {
  await client.query({
    text: `delete from auth_identity where id in (
             select auth_identity_id from provider_identity where provider = 'emailpass' and entity_id = $1)`,
    values: [email],
  });
  await client.query({ text: "delete from shop_password_reset where email = $1", values: [email] });
  await client.query({ text: "delete from shop_contact_change where actor_id = $1", values: [personId] });
  await client.query(forgetPasskeys(personId));
  await client.query(forgetSignInCode(personId));
  await client.query({ text: "delete from shop_proved_phone where customer_id = $1", values: [personId] });
  await forgetDevices(client, email);
  await client.query({ text: "delete from shop_session where actor_id = $1", values: [personId] });
}
