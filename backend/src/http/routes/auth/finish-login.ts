import { letIn } from "../../../accounts/let-in";
import { authLimits } from "../../../accounts/limits/auth-limits";
import { findAdmin } from "../../../accounts/person";
import { useCode } from "../../../accounts/second-factor/check-code";
import { holderOfTicket, useTicket } from "../../../accounts/second-factor/ticket";
import { messages } from "../../../contract/messages";
import { Refusal } from "../../../contract/refusal";
import { noteWho } from "../../../platform/visitor/security-log";
import { door } from "../../pipeline/door";

const expired = () => new Refusal(401, "second_factor_expired", messages.secondFactorExpired);

export const finishLogin = door("finishLogin", async ({ body, clientNetwork, req, res }) => {
  await authLimits.byAddress.count(clientNetwork);
  const adminId = await holderOfTicket(req);
  const person = adminId && (await findAdmin(adminId));
  if (!person) throw expired();
  // Whose code was tried, also where it was wrong.
  noteWho(res, person);
  await useCode(person.id, body.code);
  if (!(await useTicket(req, res))) throw expired();
  return letIn(person, { clientNetwork, req, res });
});
