import { createHash } from "node:crypto";
import type { Language } from "../../contract/constants";
import { shopPage } from "../../notifications/mail/shop-page";
import { transaction } from "../../platform/db/pool";
import { seal, unseal } from "../../platform/secrets/sealed";

/** Names an address without storing it. */
export const hashOf = (email: string) => createHash("sha256").update(email).digest("hex");

/** For the link in a mail, which stops further ones to this address. */
export const stopToken = (email: string) => seal(email, "when back");

/** The address of that link. */
export const stopLink = (email: string, language: Language) =>
  shopPage(language, `/shop/when-back/stop?token=${stopToken(email)}`);

/** The address that a token stands for; undefined if the shop did not make it. */
export function addressOf(token: string): string | undefined {
  try {
    return unseal(token, "when back");
  } catch {
    return undefined;
  }
}

/** Forgets what this address waits for, and leaves it alone from now on. */
export async function stopTelling(email: string): Promise<void> {
  await transaction(async (client) => {
    await client.query({
      text: "insert into shop_when_back_stopped (email_hash) values ($1) on conflict do nothing",
      values: [hashOf(email)],
    });
    await client.query({ text: "delete from shop_when_back where email = $1", values: [email] });
  });
}
