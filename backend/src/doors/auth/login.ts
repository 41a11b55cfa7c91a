import { keepLanguage } from "../../account/language";
import { presentUser } from "../../account/person";
import { signIn } from "../../account/sign-in";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { beginSession } from "../../session/sessions";

export const login = door("login", async ({ body, scope, clientAddress, req, res }) => {
  const person = await signIn(scope, body, clientAddress);
  const token = await beginSession(req, res, person);
  if (person.kind === "shopper") await keepLanguage(person.id, req);
  return { user: presentUser(person), token, message: messages.loggedIn };
});
