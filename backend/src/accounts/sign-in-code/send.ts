import type { Language } from "../../contract/constants";
import { hasTextGateway } from "../../notifications/text-gateway";
import { wake } from "../../platform/queue/workers";
import type { Shopper } from "../actor";
import { keptLanguage } from "../language";
import { findShopperBy } from "../person";
import { issueSignInCode, type Way } from "./code";
import { phoneProvedAt } from "./proved-phone";
import type { Contact } from "./typed-contact";

/**
 * A text goes only to a phone that was proved by a text: any other was merely typed, and may be somebody else's. Who
 * names such a phone has the code in the mailbox of the account.
 */
async function wayTo({ id, email, phone }: Shopper, { key }: Contact): Promise<Way> {
  const isTexted =
    key === "phone" && phone !== null && hasTextGateway() && (await phoneProvedAt(id)) !== null;
  return isTexted ? { by: "text", to: phone } : { by: "mail", to: email.toLowerCase() };
}

/** Sends a code to the shopper with this contact; does nothing if there is none, and while a code may not be sent. */
export async function sendSignInCode(contact: Contact, language: Language | undefined): Promise<void> {
  const shopper = await findShopperBy(contact.key, contact.value);
  if (!shopper) return;
  const way = await wayTo(shopper, contact);
  const reads = language ?? (await keptLanguage(shopper.email.toLowerCase()));
  if (await issueSignInCode(shopper.id, way, reads)) wake("outbox");
}
