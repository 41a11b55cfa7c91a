import { z } from "zod";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Id, Timestamp } from "./fields";

/** A device on which somebody is signed in. */
export const OwnSession = z.object({
  id: Id,
  /** The session of the current request. */
  current: z.boolean(),
  /** Their common names, such as Chrome and Android; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Both to the hour. */
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The same in the file of one's own data. */
export const OwnDevice = OwnSession.omit({ id: true, current: true });
export type OwnDevice = z.infer<typeof OwnDevice>;

export const sessions = endpoints({
  getSessions: {
    method: "GET",
    path: "/api/auth/sessions",
    list: "account",
    access: "signedIn",
    summary: "Where one is signed in: this device first, then the latest seen",
    response: ok({ data: z.array(OwnSession) }),
  },

  endOtherSessions: {
    method: "DELETE",
    path: "/api/auth/sessions",
    list: "account",
    access: "signedIn",
    summary: "Sign out all of one's devices but this one",
    response: ok({ data: z.object({ ended: z.int() }) }),
  },

  endSession: {
    method: "DELETE",
    path: "/api/auth/sessions/:id",
    list: "account",
    access: "signedIn",
    summary: "Sign out one of one's own devices",
    params: z.object({ id: Id }),
    response: ok({ data: z.object({ id: Id, wasCurrent: z.boolean() }) }),
  },
});
