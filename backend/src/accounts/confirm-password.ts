import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import type { Admin, Shopper } from "./actor";
import { authLimits } from "./limits/auth-limits";
import { checkPassword } from "./password";

/** Asks a signed-in person for their password again, before anything that a stolen session must not do. */
export async function confirmPassword(
  scope: MedusaContainer,
  { id, email }: Shopper | Admin,
  password: string,
): Promise<void> {
  await authLimits.passwordByAccount.count(id);
  if (!(await checkPassword(scope, email, password))) {
    throw refuse.invalid([{ field: "password", message: messages.passwordWrong }]);
  }
  await authLimits.passwordByAccount.forget(id);
}
