import type { IncomingMessage } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { PoolClient } from "pg";
import type { Language } from "../../contract/constants";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { newsOf } from "../../notifications/account-news";
import { transaction } from "../../platform/db/pool";
import type { Admin, Shopper } from "../actor";
import { moveDevices } from "../known-device";
import { endSessionsOf } from "../sessions/sessions";
import { forgetSignInCode } from "../sign-in-code/code";
import { notePhoneProved } from "../sign-in-code/proved-phone";
import { taken } from "../taken";
import type { Proved } from "./code";
import { refuseTakenContact } from "./holder";

/** SQLSTATE of a unique violation: another account took the value a moment earlier. */
const uniqueIndex = "23505";

const locked = {
  shopper: "select email from customer where id = $1 and deleted_at is null for update",
  admin: `select email from "user" where id = $1 and deleted_at is null for update`,
};
/** Staff have no phone. */
const changed = {
  admin: `update "user" set email = $2, updated_at = now() where id = $1`,
  email: "update customer set email = $2, updated_at = now() where id = $1",
  phone: "update customer set phone = $2, updated_at = now() where id = $1",
};

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
  const used = await client.query({
    text: "update shop_contact_change set code_hash = null where actor_id = $1 and code_hash = $2",
    values: [person.id, hash],
  });
  if (used.rowCount === 0) throw refuse.invalid([{ field: "code", message: messages.otpWrong }]);
  // Read under a lock: the e-mail that came with the request may have changed since.
  const { rows } = await client.query<{ email: string }>({
    text: person.kind === "admin" ? locked.admin : locked.shopper,
    values: [person.id],
  });
  const [before] = rows;
  if (!before) throw refuse.unauthenticated();
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
      await client.query(newsOf({ to: formerEmail, language, kind: field, value }));
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
