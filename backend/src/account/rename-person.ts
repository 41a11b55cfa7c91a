import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { updateCustomersWorkflow } from "@medusajs/medusa/core-flows";
import type { Admin, Shopper } from "../api/actor";
import { findShopperBy } from "./person";
import { taken } from "./taken";

type Change = { userName?: string; phone?: string };

/** Changes name and phone and answers the person as they are now; 409 when another account has the phone. */
export async function renamePerson(
  scope: MedusaContainer,
  person: Shopper | Admin,
  { userName = person.userName, phone }: Change,
): Promise<Shopper | Admin> {
  if (person.kind === "admin") {
    await scope.resolve(Modules.USER).updateUsers({ id: person.id, first_name: userName });
    return { ...person, userName };
  }
  const newPhone = phone ?? person.phone;
  const refuseTaken = async () => {
    const holder = newPhone === null ? undefined : await findShopperBy("phone", newPhone);
    if (holder && holder.id !== person.id) throw taken("phone");
  };
  await refuseTaken();
  try {
    await updateCustomersWorkflow(scope).run({
      input: { selector: { id: [person.id] }, update: { first_name: userName, phone: newPhone } },
    });
  } catch (error) {
    // Another account may have taken the phone in this moment: then the index refused ours.
    await refuseTaken();
    throw error;
  }
  return { ...person, userName, phone: newPhone };
}
