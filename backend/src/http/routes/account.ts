import { forgetAdmin } from "../../accounts/forget-admin";
import { forgetShopper } from "../../accounts/forget-shopper";
import { languageFor } from "../../accounts/language";
import { authLimits } from "../../accounts/limits/auth-limits";
import { checkPassword, setPassword } from "../../accounts/password";
import { presentUser } from "../../accounts/person";
import { refuseWeakPassword } from "../../accounts/refuse-weak-password";
import { renamePerson } from "../../accounts/rename-person";
import { endSession, endSessionsOf } from "../../accounts/sessions/sessions";
import type { account } from "../../contract/account";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { tellOf } from "../../notifications/account-news";
import { wake } from "../../platform/queue/workers";
import type { Routes } from "../pipeline/route";

export const accountRoutes = {
  updateAccount: async ({ body, actor, scope }) => {
    // The phone is a sign-in name: a stolen session must not be enough to change it (ADR-0025).
    if (body.phone !== undefined && actor.kind === "shopper" && body.phone !== actor.phone)
      throw refuse.invalid([{ field: "phone", message: messages.contactNeedsCode }]);
    const person = await renamePerson(scope, actor, body.userName);
    return { user: presentUser(person), message: messages.accountSaved };
  },

  /** The current session stays; all other sessions of this person end. */
  changePassword: async ({ body, actor, scope, req }) => {
    await authLimits.passwordByAccount.count(actor.id);
    refuseWeakPassword("newPassword", body.newPassword, actor);
    if (!(await checkPassword(scope, actor.email, body.currentPassword))) {
      throw refuse.invalid([{ field: "currentPassword", message: messages.passwordWrong }]);
    }
    await setPassword(scope, actor.email, body.newPassword);
    await endSessionsOf(actor.id, req);
    await authLimits.passwordByAccount.forget(actor.id);
    await tellOf({ to: actor.email, language: await languageFor(actor, req), kind: "password" });
    wake("outbox");
    return { message: messages.passwordReset };
  },

  deleteAccount: async ({ body, actor, scope, req, res }) => {
    await authLimits.passwordByAccount.count(actor.id);
    if (!(await checkPassword(scope, actor.email, body.password))) {
      throw refuse.invalid([{ field: "password", message: messages.passwordWrong }]);
    }
    await (actor.kind === "admin" ? forgetAdmin(actor) : forgetShopper(actor));
    await endSession(req, res);
    return { message: messages.accountDeleted };
  },
} satisfies Routes<typeof account>;
