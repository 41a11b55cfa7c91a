import type { IncomingMessage } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../contract/messages";
import { Refusal } from "../contract/refusal";
import { normalisePhone } from "../contract/rules";
import type { Admin, Shopper } from "./actor";
import { acquaintanceWith } from "./known-device";
import { authLimits } from "./limits/auth-limits";
import type { Limiter } from "./limits/limiter";
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
 * 429 after 8 failures in 15 minutes for one account from one network (and wider ones, see authLimits).
 *
 * Strangers who guess don't lock the owner out: a browser that has signed in to the account before has tries of its own,
 * and from a network that has, the limit over all networks does not count.
 */
export async function signIn(
  scope: MedusaContainer,
  { emailOrPhone, password }: { emailOrPhone: string; password: string },
  clientNetwork: string,
  req: IncomingMessage,
): Promise<Shopper | Admin> {
  const email = await emailBehind(emailOrPhone);
  const account = email ?? emailOrPhone.toLowerCase();
  const visitor = await acquaintanceWith(account, clientNetwork, req);
  const pair = `${account}|${visitor.kind === "device" ? visitor.device : clientNetwork}`;
  const wide: Array<[Limiter, string]> = [];
  if (visitor.kind !== "device") wide.push([authLimits.signInByAddress, clientNetwork]);
  if (visitor.kind === "stranger") wide.push([authLimits.signInByAccount, account]);
  for (const [limiter, key] of wide) await limiter.count(key);
  await authLimits.signInByAccountAndAddress.count(pair);

  const identity = await checkPassword(scope, email, password);
  const { user_id, customer_id } = identity?.app_metadata ?? {};
  const person =
    (typeof user_id === "string" ? await findAdmin(user_id) : undefined) ??
    (typeof customer_id === "string" ? await findShopper(customer_id) : undefined);
  if (!person) throw new Refusal(401, "wrong_credentials", messages.wrongCredentials);

  await Promise.all([
    authLimits.signInByAccountAndAddress.forget(pair),
    ...wide.map(([limiter, key]) => limiter.takeBack(key)),
  ]);
  return person;
}
