import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Language } from "../../contract/constants";
import type { StaffRole } from "../../contract/roles";
import { transaction } from "../../platform/db/pool";
import { owedLetter } from "../messages/staff-letter";
import { findShopperBy } from "../person";
import { taken } from "../taken";

export type NewStaff = { userName: string; email: string; role: StaffRole };

/** The engine's user with this e-mail, created if there is none. One that no role was given is nobody's yet. */
async function userFor(scope: MedusaContainer, { email, userName }: NewStaff): Promise<string> {
  const users = scope.resolve(Modules.USER);
  const find = async () => (await users.listUsers({ email }, { select: ["id"] }))[0]?.id;
  const known = await find();
  if (known) return known;
  try {
    return (await users.createUsers({ email, first_name: userName })).id;
  } catch (error) {
    // Another invitation may have been a moment faster: then the index refused ours.
    const found = await find();
    if (found) return found;
    throw error;
  }
}

/**
 * Makes an account without a password and writes its invitation to the outbox. The invited person chooses the password
 * with a code that is mailed to them, so that no secret passes through anybody else's hands. 409 if a shopper or staff
 * has this e-mail. Returns the new id.
 */
export async function inviteStaff(
  scope: MedusaContainer,
  person: NewStaff,
  language: Language,
): Promise<string> {
  if (await findShopperBy("email", person.email)) throw taken("email");
  const id = await userFor(scope, person);
  await transaction(async (client) => {
    const added = await client.query({
      text: "insert into shop_staff (admin_id, role) values ($1, $2) on conflict do nothing",
      values: [id, person.role],
    });
    if (added.rowCount === 0) throw taken("email");
    await client.query(owedLetter({ adminId: id, kind: "invited", language }));
  });
  return id;
}
