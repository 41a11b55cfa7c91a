import { letIn } from "../../account/let-in";
import { findAdmin } from "../../account/person";
import { door } from "../../api/door";
import { noteWho } from "../../platform/visitor/security-log";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { authLimits } from "../../limits/auth-limits";
import { useCode } from "../../second-factor/check-code";
import { holderOfTicket, useTicket } from "../../second-factor/ticket";

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
