import { keepLanguage } from "../../../accounts/language";
import { letIn } from "../../../accounts/let-in";
import { hasSecondFactor } from "../../../accounts/second-factor/factor";
import { giveTicket } from "../../../accounts/second-factor/ticket";
import { signIn } from "../../../accounts/sign-in";
import { messages } from "../../../contract/messages";
import { Refusal } from "../../../contract/refusal";
import { noteWho } from "../../../platform/visitor/security-log";
import { door } from "../../pipeline/door";

export const login = door("login", async ({ body, scope, clientNetwork, req, res }) => {
  const person = await signIn(scope, body, clientNetwork, req);
  if (person.kind === "admin" && (await hasSecondFactor(person.id))) {
    await giveTicket(res, person.id);
    noteWho(res, person);
    throw new Refusal(401, "second_factor_required", messages.secondFactorRequired);
  }
  const answer = await letIn(person, { clientNetwork, req, res });
  if (person.kind === "shopper") await keepLanguage(person.id, req);
  return answer;
});
