import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import type { Admin, Shopper } from "./actor";

/** Changes the name and returns the updated person. */
export async function renamePerson(
  scope: MedusaContainer,
  person: Shopper | Admin,
  userName: string = person.userName,
): Promise<Shopper | Admin> {
  if (person.kind === "admin") {
    await scope.resolve(Modules.USER).updateUsers({ id: person.id, first_name: userName });
  } else {
    await updateCustomersWorkflow(scope).run({
      input: { selector: { id: [person.id] }, update: { first_name: userName } },
    });
  }
  return { ...person, userName };
}
