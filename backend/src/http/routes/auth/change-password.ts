import { languageFor } from "../../../accounts/language";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { checkPassword, setPassword } from "../../../accounts/password";
import { refuseWeakPassword } from "../../../accounts/refuse-weak-password";
import { endSessionsOf } from "../../../accounts/sessions/sessions";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { tellOf } from "../../../notifications/account-news";
import { drainSoon } from "../../../platform/outbox/drain";
import { door } from "../../pipeline/door";

/** The session that asks goes on; all others of this person end. */
export const changePassword = door("changePassword", async ({ body, actor, scope, req }) => {
  await authLimits.passwordByAccount.count(actor.id);
  refuseWeakPassword("newPassword", body.newPassword, actor);
  if (!(await checkPassword(scope, actor.email, body.currentPassword))) {
    throw refuse.invalid([{ field: "currentPassword", message: messages.passwordWrong }]);
  }
  await setPassword(scope, actor.email, body.newPassword);
  await endSessionsOf(actor.id, req);
  await authLimits.passwordByAccount.forget(actor.id);
  await tellOf({ to: actor.email, language: await languageFor(actor, req), kind: "password" });
  drainSoon(scope);
  return { message: messages.passwordReset };
});
