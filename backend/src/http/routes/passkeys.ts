import { confirmPassword } from "../../accounts/confirm-password";
import { languageFor } from "../../accounts/language";
import { letIn } from "../../accounts/let-in";
import { authLimits } from "../../accounts/limits/auth-limits";
import { checkSignature, optionsForLogin, optionsForNew, readNew } from "../../accounts/passkeys/ceremony";
import {
  findPasskey,
  keepPasskey,
  noteUse,
  passkeysOf,
  removePasskey,
} from "../../accounts/passkeys/own-passkeys";
import { findShopper } from "../../accounts/person";
import { deviceOf } from "../../accounts/sessions/device-words";
import { limits } from "../../contract/limits";
import { messages } from "../../contract/messages";
import type { passkeys } from "../../contract/passkeys";
import { Refusal, refuse } from "../../contract/refusal";
import { tellOf } from "../../notifications/account-news";
import { shop } from "../../platform/identity/current";
import { wake } from "../../platform/queue/workers";
import type { Routes } from "../pipeline/route";
import { withPriceMark } from "./products/own-prices";

const full = () => new Refusal(409, "passkeys_full", messages.passkeysFull(limits.passkeys));

export const passkeysRoutes = {
  getPasskeys: async ({ actor }) => ({ data: await passkeysOf(actor.id) }),

  startPasskey: async ({ body: { password }, actor, scope }) => {
    await confirmPassword(scope, actor, password);
    const existing = await passkeysOf(actor.id);
    if (existing.length >= limits.passkeys) throw full();
    return {
      data: { options: { ...(await optionsForNew({ shopper: actor, shopName: shop().name.en, existing })) } },
    };
  },

  addPasskey: async ({ body: { credential }, actor, req }) => {
    const made = await readNew(credential, actor.id);
    if (!made) throw new Refusal(409, "passkey_expired", messages.passkeyExpired);
    const kept = await keepPasskey({
      id: made.id,
      customerId: actor.id,
      ...deviceOf(req.headers["user-agent"]),
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
    });
    if (!kept) throw full();
    await tellOf({ to: actor.email, language: await languageFor(actor, req), kind: "passkey" });
    wake("outbox");
    return { data: kept, message: messages.passkeyAdded };
  },

  removePasskey: async ({ params: { id }, actor }) => {
    if (!(await removePasskey(actor.id, id))) throw refuse.notFound();
    return { message: messages.passkeyRemoved };
  },

  startPasskeyLogin: async ({ clientNetwork }) => {
    await authLimits.passkeyByAddress.count(clientNetwork);
    return { data: { options: { ...(await optionsForLogin()) } } };
  },

  loginWithPasskey: async ({ body: { credential }, clientNetwork, req, res }) => {
    await authLimits.passkeyByAddress.count(clientNetwork);
    const passkey = await findPasskey(credential.id);
    const counter = passkey && (await checkSignature(credential, passkey));
    const person =
      passkey && counter !== undefined && (await noteUse(passkey.id, passkey.counter, counter))
        ? await findShopper(passkey.customerId)
        : undefined;
    if (!person) throw new Refusal(401, "passkey_refused", messages.passkeyRefused);
    const answer = await letIn(person, { clientNetwork, req, res });
    return { ...answer, user: await withPriceMark(answer.user, person) };
  },
} satisfies Routes<typeof passkeys>;
