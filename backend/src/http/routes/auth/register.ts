import { keepLanguage } from "../../../accounts/language";
import { presentUser } from "../../../accounts/person";
import { registerShopper } from "../../../accounts/register";
import { door } from "../../pipeline/door";
import { messages } from "../../../contract/messages";
import { authLimits } from "../../../accounts/limits/auth-limits";

export const register = door("register", async ({ body, scope, clientNetwork, req }) => {
  await authLimits.registerByAddress.count(clientNetwork);
  const shopper = await registerShopper(scope, body);
  await keepLanguage(shopper.id, req);
  return { user: presentUser(shopper), message: messages.registered };
});
