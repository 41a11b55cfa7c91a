import { randomBytes } from "node:crypto";
import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { query } from "../db/pool";

/**
 * Nobody's sign-in: tries for an account that does not exist are checked against this one, through the same code
 * and at the same cost, so that neither words nor time tell who has an account.
 */
const nobody = "nobody@sahyadri.invalid";

/** Makes nobody's sign-in, with a password that nobody knows. */
export async function seedNobody(scope: MedusaContainer): Promise<void> {
  const password = randomBytes(32).toString("base64url");
  await scope.resolve(Modules.AUTH).register("emailpass", { body: { email: nobody, password } });
}

async function hasSignIn(email: string): Promise<boolean> {
  const rows = await query({
    name: "has-sign-in",
    text: `select 1 from provider_identity
           where provider = 'emailpass' and entity_id = $1 and deleted_at is null`,
    values: [email],
  });
  return rows.length > 0;
}

/** The engine's identity when this is the password of `email`; takes as long when there is no such account. */
export async function checkPassword(
  scope: MedusaContainer,
  email: string | undefined,
  password: string,
): Promise<AuthIdentityDTO | undefined> {
  const known = email !== undefined && (await hasSignIn(email));
  const { authIdentity } = await scope
    .resolve(Modules.AUTH)
    .authenticate("emailpass", { body: { email: known ? email : nobody, password } });
  return known ? authIdentity : undefined;
}

/** Gives `email` this password and answers its identity; makes the sign-in where a crash left a person without. */
export async function setPassword(
  scope: MedusaContainer,
  email: string,
  password: string,
): Promise<AuthIdentityDTO> {
  const auth = scope.resolve(Modules.AUTH);
  const { authIdentity, error } = (await hasSignIn(email))
    ? await auth.updateProvider("emailpass", { entity_id: email, password })
    : await auth.register("emailpass", { body: { email, password } });
  if (!authIdentity) throw new Error(`The engine did not take a password: ${error}`);
  return authIdentity;
}

/** Says whose sign-in this is: the engine reads `customer_id` and `user_id` from here. */
export async function linkSignIn(
  scope: MedusaContainer,
  identity: AuthIdentityDTO,
  owner: { customer_id: string } | { user_id: string },
): Promise<void> {
  await scope
    .resolve(Modules.AUTH)
    .updateAuthIdentities({ id: identity.id, app_metadata: { ...identity.app_metadata, ...owner } });
}
