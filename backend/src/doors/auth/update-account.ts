import { presentUser } from "../../account/person";
import { renamePerson } from "../../account/rename-person";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";

export const updateAccount = door("updateAccount", async ({ body, actor, scope }) => {
  const person = await renamePerson(scope, actor, body);
  return { user: presentUser(person), message: messages.accountSaved };
});
