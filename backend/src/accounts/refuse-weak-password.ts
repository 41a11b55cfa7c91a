import { passwordMessages } from "../contract/fields";
import { refuse } from "../contract/refusal";
import { passwordProblem } from "../contract/rules";
import { isGuessable } from "../platform/secrets/guessable-password";

type Owner = { email: string; phone?: string | null };

/**
 * Throws 422 at `field` if a new password is the person's own e-mail or phone, or stands in lists of common
 * passwords. The browser checks only the shortest list; this one is 400 kB long.
 */
export function refuseWeakPassword(
  field: "password" | "newPassword",
  password: string,
  { email, phone }: Owner,
): void {
  const problem =
    passwordProblem(password, phone ? [email, phone] : [email]) ??
    (isGuessable(password) ? "common" : undefined);
  if (problem) throw refuse.invalid([{ field, message: passwordMessages[problem] }]);
}
