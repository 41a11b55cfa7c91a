import { authLimits } from "../../../accounts/limits/auth-limits";
import { endSession } from "../../../accounts/sessions/sessions";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const logout = door("logout", async ({ clientNetwork, req, res }) => {
  await authLimits.byAddress.count(clientNetwork);
  await endSession(req, res);
  return { message: messages.loggedOut };
});
