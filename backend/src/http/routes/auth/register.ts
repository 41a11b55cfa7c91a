import { keepLanguage } from "../../../accounts/language";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { presentUser } from "../../../accounts/person";
import { registerShopper } from "../../../accounts/register";
import { messages } from "../../../contract/messages";
import { door } from "../../pipeline/door";

export const register = door("register", async ({ body, scope, clientNetwork, req }) => {
  await authLimits.registerByAddress.count(clientNetwork);
  const shopper = await registerShopper(scope, body);
  await keepLanguage(shopper.id, req);
  return { user: presentUser(shopper), message: messages.registered };
});
