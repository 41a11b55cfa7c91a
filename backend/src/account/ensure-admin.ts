import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { checkPassword, linkSignIn, setPassword } from "./password";

/** Makes the engine user and its sign-in for `email`, or gives an existing one this password. */
export async function ensureAdmin(
  container: MedusaContainer,
  { email: typedEmail, password }: { email: string; password: string },
): Promise<void> {
  const email = typedEmail.trim().toLowerCase();
  const users = container.resolve(Modules.USER);
  let [user] = await users.listUsers({ email });
  user ??= await users.createUsers({ email, first_name: "Admin" });

  const identity =
    (await checkPassword(container, email, password)) ?? (await setPassword(container, email, password));
  if (identity.app_metadata?.user_id !== user.id) await linkSignIn(container, identity, { user_id: user.id });
}
