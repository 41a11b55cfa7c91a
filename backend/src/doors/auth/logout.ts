import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { authLimits } from "../../limits/auth-limits";
import { endSession } from "../../session/sessions";

export const logout = door("logout", async ({ clientNetwork, req, res }) => {
  await authLimits.byAddress.count(clientNetwork);
  await endSession(req, res);
  return { message: messages.loggedOut };
});
