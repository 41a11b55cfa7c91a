import { confirmPassword } from "../../accounts/confirm-password";
import { languageOf } from "../../accounts/language";
import { letIn } from "../../accounts/let-in";
import { authLimits } from "../../accounts/limits/auth-limits";
import { findAdmin } from "../../accounts/person";
import { useCode } from "../../accounts/second-factor/check-code";
import { demandNoSecondFactor, demandSecondFactor } from "../../accounts/second-factor/demand";
import { confirmFactor, endFactor, renewCodes, startFactor } from "../../accounts/second-factor/factor";
import { readSecondFactor } from "../../accounts/second-factor/read-status";
import { holderOfTicket, useTicket } from "../../accounts/second-factor/ticket";
import { endSessionsOf } from "../../accounts/sessions/sessions";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import type { secondFactor } from "../../contract/second-factor";
import { wake } from "../../platform/queue/workers";
import { noteWho } from "../../platform/visitor/security-log";
import type { Routes } from "../pipeline/route";

const expired = () => new Refusal(401, "second_factor_expired", messages.secondFactorExpired);

export const secondFactorRoutes = {
  finishLogin: async ({ body, clientNetwork, req, res }) => {
    await authLimits.byAddress.count(clientNetwork);
    const adminId = await holderOfTicket(req);
    const person = adminId && (await findAdmin(adminId));
    if (!person) throw expired();
    // Logs the person even if the code is wrong.
    noteWho(res, person);
    await useCode(person.id, body.code);
    if (!(await useTicket(req, res))) throw expired();
    return letIn(person, { clientNetwork, req, res });
  },

  getSecondFactor: async ({ actor }) => ({
    data: await readSecondFactor(actor.id),
  }),

  startSecondFactor: async ({ body, actor, scope, req }) => {
    await confirmPassword(scope, actor, body.password);
    const secret = await startFactor(actor, languageOf(req) ?? "en");
    wake("outbox");
    return { data: secret };
  },

  /** Sessions that were started without a code end. */
  confirmSecondFactor: async ({ body, actor, req }) => {
    const recoveryCodes = await confirmFactor(actor, body, languageOf(req) ?? "en");
    await endSessionsOf(actor.id, req);
    wake("outbox");
    return { data: { recoveryCodes }, message: messages.secondFactorOn };
  },

  renewRecoveryCodes: async ({ body, actor, scope }) => {
    await confirmPassword(scope, actor, body.password);
    return { data: { recoveryCodes: await renewCodes(actor) }, message: messages.recoveryCodesNew };
  },

  endSecondFactor: async ({ body, actor, scope }) => {
    await confirmPassword(scope, actor, body.password);
    if (await endFactor(actor.id)) wake("outbox");
    return { message: messages.secondFactorOff };
  },

  adminDemandSecondFactor: async ({ body, actor, scope }) => {
    const { isDemanded, password } = body;
    await confirmPassword(scope, actor, password);
    await (isDemanded ? demandSecondFactor(actor.id) : demandNoSecondFactor());
    return {
      data: await readSecondFactor(actor.id),
      message: isDemanded ? messages.secondFactorDemanded : messages.secondFactorOptional,
    };
  },
} satisfies Routes<typeof secondFactor>;
