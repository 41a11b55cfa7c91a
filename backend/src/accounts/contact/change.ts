import type { IncomingMessage } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { PoolClient } from "pg";
import { moveWaits } from "../../catalog/when-back/ask";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { newsOf } from "../../notifications/account-news";
import { transaction } from "../../platform/db/pool";
import type { Admin, Shopper } from "../actor";
import { moveDevices } from "../known-device";
import { type Contact, holdContact } from "../lock-shopper";
import { endSessionsOf } from "../sessions/sessions";
import { forgetSignInCode } from "../sign-in-code/code";
import { notePhoneProved } from "../sign-in-code/proved-phone";
import { taken } from "../taken";
import type { Proved } from "./code";
import { refuseTakenContact } from "./holder";

/** SQLSTATE of a unique violation: another account took the value a moment earlier. */
const uniqueIndex = "23505";

/** Staff have no phone. */
const changed = {
  admin: `update "user" set email = $2, updated_at = now() where id = $1`,
  email: "update customer set email = $2, updated_at = now() where id = $1",
  phone: "update customer set phone = $2, updated_at = now() where id = $1",
};

/** The e-mail of a staff member, locked as a shopper's is. */
async function holdAdmin(client: PoolClient, adminId: string): Promise<{ email: string } | undefined> {
  const { rows } = await client.query<{ email: string }>({
    text: `select email from "user" where id = $1 and deleted_at is null for update`,
    values: [adminId],
  });
  return rows[0];
}

/**
 * What a shopper's former e-mail or phone still stands at: messages sent there are theirs from now on by their id, so that they go
 * with the account, and a new e-mail is the one that waits for sold-out products.
 */
async function claimFormer(
  client: PoolClient,
  id: string,
  { email, phone, since }: Contact,
  newEmail: string | null,
): Promise<void> {
  await client.query({
    text: `update notification set receiver_id = $1 where receiver_id is null and "to" = any ($2)`,
    values: [id, [email, phone && `+91${phone}`]],
  });
  if (newEmail !== null) await client.query(moveWaits(email, newEmail, since));
}

/** Moves the password, and everything else keyed by the e-mail, to the new one. */
async function moveSignIn(client: PoolClient, from: string, to: string): Promise<void> {
  await client.query({
    text: "update provider_identity set entity_id = $2, updated_at = now() where provider = 'emailpass' and entity_id = $1",
    values: [from, to],
  });
  await client.query({
    text: "delete from shop_password_reset where email = any ($1)",
    values: [[from, to]],
  });
  await moveDevices(client, from, to);
}

async function write(
  client: PoolClient,
  person: Shopper | Admin,
  { field, value, hash, sentBy }: Proved,
): Promise<string> {
  const shopper = person.kind === "shopper" ? await holdContact(client, person.id) : undefined;
  const before = person.kind === "admin" ? await holdAdmin(client, person.id) : shopper;
  if (!before) throw refuse.unauthenticated();
  const used = await client.query({
    text: "update shop_contact_change set code_hash = null where actor_id = $1 and code_hash = $2",
    values: [person.id, hash],
  });
  if (used.rowCount === 0) throw refuse.invalid([{ field: "code", message: messages.otpWrong }]);
  if (shopper) await claimFormer(client, person.id, shopper, field === "email" ? value : null);
  await client.query({
    text: person.kind === "admin" ? changed.admin : field === "email" ? changed.email : changed.phone,
    values: [person.id, value],
  });
  await client.query(forgetSignInCode(person.id));
  if (field === "email") await moveSignIn(client, before.email, value);
  else if (sentBy === "text") await client.query(notePhoneProved(person.id));
  return before.email;
}

/**
 * Carries out a confirmed change in one transaction: the account, its sign-in, a message to the old e-mail, and the
 * event that engine plugins subscribe to. A new e-mail ends the other sessions, as a new password does. Throws 409 if
 * another account took the value meanwhile.
 */
export async function changeContact(
  scope: MedusaContainer,
  person: Shopper | Admin,
  proved: Proved,
  { language, req }: { language: Language; req: IncomingMessage },
): Promise<Shopper | Admin> {
  await refuseTakenContact(scope, person.id, proved);
  const { field, value } = proved;
  try {
    await transaction(async (client) => {
      const formerEmail = await write(client, person, proved);
      const whose = person.kind === "shopper" && { customerId: person.id };
      await client.query(newsOf({ to: formerEmail, language, kind: field, value, ...whose }));
      if (person.kind === "shopper")
        await client.query({
          text: `insert into shop_outbox (topic, payload) values ('engine-event', $1)`,
          values: [{ name: "customer.updated", data: { id: person.id } }],
        });
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueIndex) throw taken(field);
    throw error;
  }
  if (field === "email") await endSessionsOf(person.id, req);
  return { ...person, [field]: value };
}
