import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Admin, Shopper } from "./actor";
import { findAdmin, findShopperBy } from "./person";

/** The admin or shopper with this e-mail (lower-case); an admin comes first, as at sign-in. */
export async function findByEmail(
  scope: MedusaContainer,
  email: string,
): Promise<Admin | Shopper | undefined> {
  const [user] = await scope.resolve(Modules.USER).listUsers({ email }, { select: ["id"] });
  return (user && (await findAdmin(user.id))) ?? (await findShopperBy("email", email));
}
