import type { MedusaContainer } from "@medusajs/framework/types";
import type { Admin, Shopper } from "../api/actor";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { normalisePhone } from "../contract/rules";
import { authLimits } from "../limits/auth-limits";
import { checkPassword } from "./password";
import { findAdmin, findShopper, findShopperBy } from "./person";

/** The e-mail behind what was typed; undefined when it is neither an e-mail nor a registered phone. */
async function emailBehind(emailOrPhone: string): Promise<string | undefined> {
  if (emailOrPhone.includes("@")) return emailOrPhone.toLowerCase();
  const phone = normalisePhone(emailOrPhone);
  return phone && (await findShopperBy("phone", phone))?.email;
}

/**
 * The person with this e-mail or phone and password; throws the same 401 whatever is wrong,
 * 429 after 8 failures in 15 minutes for one account from one address (and wider ones, see authLimits).
 */
export async function signIn(
  scope: MedusaContainer,
  { emailOrPhone, password }: { emailOrPhone: string; password: string },
  clientAddress: string,
): Promise<Shopper | Admin> {
  const email = await emailBehind(emailOrPhone);
  const account = email ?? emailOrPhone.toLowerCase();
  const pair = `${account}|${clientAddress}`;
  await authLimits.signInByAddress.count(clientAddress);
  await authLimits.signInByAccountAndAddress.count(pair);
  await authLimits.signInByAccount.count(account);

  const identity = await checkPassword(scope, email, password);
  const { user_id, customer_id } = identity?.app_metadata ?? {};
  const person =
    (typeof user_id === "string" ? await findAdmin(user_id) : undefined) ??
    (typeof customer_id === "string" ? await findShopper(customer_id) : undefined);
  if (!person) throw new Refusal(401, "wrong_credentials", messages.wrongCredentials);

  await Promise.all([
    authLimits.signInByAddress.takeBack(clientAddress),
    authLimits.signInByAccountAndAddress.forget(pair),
    authLimits.signInByAccount.takeBack(account),
  ]);
  return person;
}
