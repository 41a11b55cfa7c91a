import { endOwnSession, sessionsOf } from "../../accounts/sessions/own-sessions";
import { endSessionsOf, endSession as forgetCookie } from "../../accounts/sessions/sessions";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { sessions } from "../../contract/sessions";
import type { Routes } from "../pipeline/route";

export const sessionsRoutes = {
  getSessions: async ({ actor, req }) => ({
    data: await sessionsOf(actor.id, req),
  }),

  endOtherSessions: async ({ actor, req }) => ({
    data: { ended: await endSessionsOf(actor.id, req) },
    message: messages.othersSignedOut,
  }),

  endSession: async ({ actor, params: { id }, req, res }) => {
    const ended = await endOwnSession(actor.id, id, req);
    if (!ended) throw refuse.notFound();
    if (ended.wasCurrent) await forgetCookie(req, res);
    return { data: { id, ...ended }, message: messages.deviceSignedOut };
  },
} satisfies Routes<typeof sessions>;
