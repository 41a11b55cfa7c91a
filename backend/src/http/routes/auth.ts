import { keepLanguage } from "../../accounts/language";
import { letIn } from "../../accounts/let-in";
import { authLimits } from "../../accounts/limits/auth-limits";
import { queueWelcome } from "../../accounts/messages/welcome";
import { presentUser } from "../../accounts/person";
import { registerShopper } from "../../accounts/register";
import { hasSecondFactor } from "../../accounts/second-factor/factor";
import { giveTicket } from "../../accounts/second-factor/ticket";
import { endSession, renewSession } from "../../accounts/sessions/sessions";
import { signIn } from "../../accounts/sign-in";
import type { auth } from "../../contract/auth";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { noteWho } from "../../platform/visitor/security-log";
import type { Routes } from "../pipeline/route";
import { withPriceMark } from "./products/own-prices";

export const authRoutes = {
  register: async ({ body, scope, clientNetwork, req }) => {
    await authLimits.registerByAddress.count(clientNetwork);
    const shopper = await registerShopper(scope, body);
    await keepLanguage(shopper.id, req);
    // After the language, in which it is written.
    await queueWelcome(shopper.id);
    return { user: presentUser(shopper), message: messages.registered };
  },

  login: async ({ body, scope, clientNetwork, req, res }) => {
    const person = await signIn(scope, body, clientNetwork, req);
    if (person.kind === "admin" && (await hasSecondFactor(person.id))) {
      await giveTicket(res, person.id);
      noteWho(res, person);
      throw new Refusal(401, "second_factor_required", messages.secondFactorRequired);
    }
    const answer = await letIn(person, { clientNetwork, req, res });
    if (person.kind === "shopper") await keepLanguage(person.id, req);
    return { ...answer, user: await withPriceMark(answer.user, person) };
  },

  logout: async ({ clientNetwork, req, res }) => {
    await authLimits.byAddress.count(clientNetwork);
    await endSession(req, res);
    return { message: messages.loggedOut };
  },

  /** The current user. Every page calls this once, so it also extends a session in use. */
  checkAuth: async ({ actor, clientNetwork, req, res }) => {
    await authLimits.byAddress.count(clientNetwork);
    const token = await renewSession(req, res, actor.kind);
    res.setHeader("cache-control", "no-store, no-cache, must-revalidate");
    res.setHeader("vary", "Cookie");
    return { user: await withPriceMark(presentUser(actor), actor), token };
  },
} satisfies Routes<typeof auth>;
