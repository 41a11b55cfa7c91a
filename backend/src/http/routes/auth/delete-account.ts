import { forgetAdmin } from "../../../accounts/forget-admin";
import { forgetShopper } from "../../../accounts/forget-shopper";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { checkPassword } from "../../../accounts/password";
import { endSession } from "../../../accounts/sessions/sessions";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { door } from "../../pipeline/door";

export const deleteAccount = door("deleteAccount", async ({ body, actor, scope, req, res }) => {
  await authLimits.passwordByAccount.count(actor.id);
  if (!(await checkPassword(scope, actor.email, body.password))) {
    throw refuse.invalid([{ field: "password", message: messages.passwordWrong }]);
  }
  await (actor.kind === "admin" ? forgetAdmin(actor) : forgetShopper(actor));
  await endSession(req, res);
  return { message: messages.accountDeleted };
});
