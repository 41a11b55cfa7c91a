import { authLimits } from "../../../accounts/limits/auth-limits";
import { presentUser } from "../../../accounts/person";
import { renewSession } from "../../../accounts/sessions/sessions";
import { door } from "../../pipeline/door";

/** Who is signed in. Every page asks once, so this is also where a session in use is kept alive. */
export const checkAuth = door("checkAuth", async ({ actor, clientNetwork, req, res }) => {
  await authLimits.byAddress.count(clientNetwork);
  const token = await renewSession(req, res, actor.kind);
  res.setHeader("cache-control", "no-store, no-cache, must-revalidate");
  res.setHeader("vary", "Cookie");
  return { user: presentUser(actor), token };
});
