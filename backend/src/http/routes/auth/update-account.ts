import { presentUser } from "../../../accounts/person";
import { renamePerson } from "../../../accounts/rename-person";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { door } from "../../pipeline/door";

export const updateAccount = door("updateAccount", async ({ body, actor, scope }) => {
  // A phone signs in: whoever holds a stolen session must not choose another (ADR-0025).
  if (body.phone !== undefined && actor.kind === "shopper" && body.phone !== actor.phone)
    throw refuse.invalid([{ field: "phone", message: messages.contactNeedsCode }]);
  const person = await renamePerson(scope, actor, body.userName);
  return { user: presentUser(person), message: messages.accountSaved };
});
