import { keepLanguage } from "../../account/language";
import { presentUser } from "../../account/person";
import { registerShopper } from "../../account/register";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { authLimits } from "../../limits/auth-limits";

export const register = door("register", async ({ body, scope, clientNetwork, req }) => {
  await authLimits.registerByAddress.count(clientNetwork);
  const shopper = await registerShopper(scope, body);
  await keepLanguage(shopper.id, req);
  return { user: presentUser(shopper), message: messages.registered };
});
