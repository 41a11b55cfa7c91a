import { randomBytes } from "node:crypto";
import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { query } from "../platform/db/pool";
import { isOfOtherCost, spendDifference } from "./password-cost";

/**
 * A sign-in that belongs to nobody: attempts on accounts that do not exist are checked against it, with the same code
 * and the same cost, so that neither the message nor the time reveals which accounts exist.
 */
const nobody = "nobody@sahyadri.invalid";

/** The stored hash of this person's password; undefined if there is no such sign-in. */
async function storedHash(email: string): Promise<string | undefined> {
  const [row] = await query<{ hash: string | null }>({
    name: "stored-password",
    text: `select provider_metadata->>'password' as hash from provider_identity
           where provider = 'emailpass' and entity_id = $1 and deleted_at is null`,
    values: [email],
  });
  return row && (row.hash ?? "");
}

/**
 * The engine's identity if this is the password of `email`; takes equally long if there is no such account. A hash of
 * a different cost is replaced, because only now is the password at hand.
 */
export async function checkPassword(
  scope: MedusaContainer,
  email: string | undefined,
  password: string,
): Promise<AuthIdentityDTO | undefined> {
  const hash = email === undefined ? undefined : await storedHash(email);
  const known = email !== undefined && hash !== undefined ? { email, hash } : undefined;
  const { authIdentity } = await scope
    .resolve(Modules.AUTH)
    .authenticate("emailpass", { body: { email: known?.email ?? nobody, password } });
  if (!known) return undefined;
  if (!authIdentity) await spendDifference(known.hash);
  else if (isOfOtherCost(known.hash)) await setPassword(scope, known.email, password);
  return authIdentity;
}

/** Sets the password of `email` and returns its identity; creates the sign-in if a crash left a person without one. */
export async function setPassword(
  scope: MedusaContainer,
  email: string,
  password: string,
): Promise<AuthIdentityDTO> {
  const auth = scope.resolve(Modules.AUTH);
  const { authIdentity, error } =
    (await storedHash(email)) !== undefined
      ? await auth.updateProvider("emailpass", { entity_id: email, password })
      : await auth.register("emailpass", { body: { email, password } });
  if (!authIdentity) throw new Error(`The engine did not take a password: ${error}`);
  return authIdentity;
}

/** Creates the sign-in that belongs to nobody, with a random password, or brings it to today's cost. */
export async function ensureNobody(scope: MedusaContainer): Promise<void> {
  const hash = await storedHash(nobody);
  if (hash !== undefined && !isOfOtherCost(hash)) return;
  await setPassword(scope, nobody, randomBytes(32).toString("base64url"));
}

/** Links the identity to its person: the engine reads `customer_id` and `user_id` from here. */
export async function linkSignIn(
  scope: MedusaContainer,
  identity: AuthIdentityDTO,
  owner: { customer_id: string } | { user_id: string },
): Promise<void> {
  await scope
    .resolve(Modules.AUTH)
    .updateAuthIdentities({ id: identity.id, app_metadata: { ...identity.app_metadata, ...owner } });
}
