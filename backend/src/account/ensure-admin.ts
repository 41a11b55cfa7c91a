import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Makes the engine user and its sign-in for `email`, or gives an existing one this password. */
export async function ensureAdmin(
  container: MedusaContainer,
  { email: typedEmail, password }: { email: string; password: string },
): Promise<void> {
  const email = typedEmail.trim().toLowerCase();
  const users = container.resolve(Modules.USER);
  const auth = container.resolve(Modules.AUTH);

  let [user] = await users.listUsers({ email });
  user ??= await users.createUsers({ email, first_name: "Admin" });

  const signIn = { body: { email, password } };
  let { authIdentity: identity } = await auth.authenticate("emailpass", signIn);
  if (!identity) {
    const [known] = await auth.listProviderIdentities({ entity_id: email, provider: "emailpass" });
    const outcome = known
      ? await auth.updateProvider("emailpass", { entity_id: email, password })
      : await auth.register("emailpass", signIn);
    identity = outcome.authIdentity;
    if (!identity) throw new Error(`The admin ${email} could not be given a password: ${outcome.error}`);
  }
  if (identity.app_metadata?.user_id !== user.id) {
    await auth.updateAuthIdentities({
      id: identity.id,
      app_metadata: { ...identity.app_metadata, user_id: user.id },
    });
  }
}
