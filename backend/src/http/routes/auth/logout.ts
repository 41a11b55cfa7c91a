import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { endSession } from "../../../accounts/sessions/sessions";

export const logout = door("logout", async ({ clientNetwork, req, res }) => {
  await authLimits.byAddress.count(clientNetwork);
  await endSession(req, res);
  return { message: messages.loggedOut };
});
