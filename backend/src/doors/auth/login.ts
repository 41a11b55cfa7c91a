import { rememberDevice } from "../../account/known-device";
import { keepLanguage } from "../../account/language";
import { presentUser } from "../../account/person";
import { signIn } from "../../account/sign-in";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { beginSession } from "../../session/sessions";

export const login = door("login", async ({ body, scope, clientNetwork, req, res }) => {
  const person = await signIn(scope, body, clientNetwork, req);
  await rememberDevice(req, res, person.email.toLowerCase(), clientNetwork);
  const token = await beginSession(req, res, person);
  if (person.kind === "shopper") await keepLanguage(person.id, req);
  return { user: presentUser(person), token, message: messages.loggedIn };
});
