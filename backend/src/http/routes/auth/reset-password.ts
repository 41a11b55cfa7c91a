import { findByEmail } from "../../../accounts/find-by-email";
import { languageFor } from "../../../accounts/language";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { linkSignIn, setPassword } from "../../../accounts/password";
import { emailOfToken, useToken } from "../../../accounts/password-reset";
import { refuseWeakPassword } from "../../../accounts/refuse-weak-password";
import { endSessionsOf } from "../../../accounts/sessions/sessions";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { tellOf } from "../../../notifications/account-news";
import { drainSoon } from "../../../platform/outbox/drain";
import { door } from "../../pipeline/door";

export const resetPassword = door("resetPassword", async ({ body, scope, clientNetwork, req }) => {
  await authLimits.resetByAddress.count(clientNetwork);
  const expired = () => refuse.invalid([{ field: "resetToken", message: messages.resetTokenWrong }]);
  const email = await emailOfToken(body.resetToken);
  const person = email && (await findByEmail(scope, email));
  if (!email || !person) throw expired();
  refuseWeakPassword("newPassword", body.newPassword, person);
  if (!(await useToken(body.resetToken))) throw expired();

  const identity = await setPassword(scope, email, body.newPassword);
  await linkSignIn(
    scope,
    identity,
    person.kind === "admin" ? { user_id: person.id } : { customer_id: person.id },
  );
  await endSessionsOf(person.id);
  await authLimits.signInByAccount.forget(email);
  await tellOf({ to: person.email, language: await languageFor(person, req), kind: "password" });
  drainSoon(scope);
  return { message: messages.passwordReset };
});
