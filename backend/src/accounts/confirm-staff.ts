import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import type { Admin } from "./actor";
import { confirmPassword } from "./confirm-password";
import { useCode } from "./second-factor/check-code";
import { hasSecondFactor } from "./second-factor/factor";

/**
 * Asks a signed-in member of the staff to sign in once more, as it were: for the password and, if they have a second
 * factor, for a code. A session that was left open or stolen is not enough for what follows.
 */
export async function confirmStaff(
  scope: MedusaContainer,
  admin: Admin,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const needsCode = await hasSecondFactor(admin.id);
  if (needsCode && code === undefined)
    throw refuse.invalid([{ field: "code", message: messages.secondFactorRequired }]);
  await confirmPassword(scope, admin, password);
  // The password comes first: only who knows it may use up tries of codes.
  if (needsCode && code !== undefined) await useCode(admin.id, code);
}
