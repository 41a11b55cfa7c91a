import type { Admin, Shopper } from "../../accounts/actor";
import { confirmPassword } from "../../accounts/confirm-password";
import { changeContact } from "../../accounts/contact/change";
import {
  type ContactChange,
  contactCodeMinutes,
  issueContactCode,
  provedWish,
  type Way,
} from "../../accounts/contact/code";
import { refuseTakenContact } from "../../accounts/contact/holder";
import { languageFor } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { presentUser } from "../../accounts/person";
import type { contact } from "../../contract/contact";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { hasTextGateway } from "../../notifications/text-gateway";
import { wake } from "../../platform/queue/workers";
import type { Routes } from "../pipeline/route";

/** Throws if there is nothing to change: the value is the same, or it is the phone of staff, who have none. */
function refuseIdle(person: Shopper | Admin, { field, value }: ContactChange): void {
  if (field === "phone" && person.kind === "admin") throw refuse.forbidden(messages.shoppersOnly);
  const own = person.kind === "admin" ? person.email : person[field];
  if (own === value) throw refuse.invalid([{ field, message: messages.contactUnchanged }]);
}

/** The code goes to the new e-mail or phone. Without a gateway for texts, a change of phone is confirmed by e-mail. */
function wayOf({ email }: Shopper | Admin, { field, value }: ContactChange): Way {
  if (field === "email") return { by: "mail", to: value };
  return hasTextGateway() ? { by: "text", to: value } : { by: "mail", to: email };
}

export const contactRoutes = {
  askContactChange: async ({ body: { password, email, phone }, actor, scope, clientNetwork, req }) => {
    const change: ContactChange =
      email === undefined ? { field: "phone", value: phone ?? "" } : { field: "email", value: email };
    refuseIdle(actor, change);
    await authLimits.sendCodeByAddress.count(clientNetwork);
    await authLimits.contactByAccount.count(actor.id);
    await confirmPassword(scope, actor, password);
    await refuseTakenContact(scope, actor.id, change);
    const way = wayOf(actor, change);
    await issueContactCode(actor.id, change, way, await languageFor(actor, req));
    wake("outbox");
    return {
      data: { field: change.field, ...way, minutes: contactCodeMinutes },
      message: messages.contactCodeSent,
    };
  },

  confirmContactChange: async ({ body: { code }, actor, scope, req }) => {
    await authLimits.contactCodeByAccount.count(actor.id);
    const proved = await provedWish(actor.id, code);
    if (!proved) throw refuse.invalid([{ field: "code", message: messages.otpWrong }]);
    const person = await changeContact(scope, actor, proved, {
      language: await languageFor(actor, req),
      req,
    });
    wake("outbox");
    return { user: presentUser(person), message: messages.accountSaved };
  },
} satisfies Routes<typeof contact>;
