import { z } from "zod";
import { User } from "./auth";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Code, SecondFactorCode, Timestamp } from "./fields";

const CurrentPassword = z.string().min(1).max(200);

export const SecondFactor = z.object({
  /** Whether this account's sign-in requires a code. */
  isOn: z.boolean(),
  since: Timestamp.nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether every staff member must have one. */
  isDemanded: z.boolean(),
  staff: z.object({ total: z.int(), withSecondFactor: z.int() }),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Shown only once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactor = endpoints({
  /**
   * The second step of a sign-in for which `login` returned 401 `second_factor_required`. The cookie of that response
   * identifies the person for ten minutes; after that, or once used, 401 `second_factor_expired`.
   */
  finishLogin: {
    method: "POST",
    path: "/api/auth/login/second-factor",
    access: "guest",
    list: "account",
    summary: "Finish signing in with a code of one's authenticator app, or a recovery code",
    body: z.object({ code: SecondFactorCode }),
    response: ok({ user: User, token: z.string() }),
  },

  getSecondFactor: {
    method: "GET",
    path: "/api/auth/second-factor",
    access: "admin",
    permission: "panel",
    beforeSecondFactor: true,
    summary: "How one's own second factor stands, and whether the shop demands one of its staff",
    response: ok({ data: SecondFactor }),
  },

  /**
   * 409 `second_factor_on` if there is one already. Nothing changes until it is confirmed, within half an hour. Mails a
   * code to the account's address, at most one a minute: an earlier one stays valid for a setup that is begun again.
   */
  startSecondFactor: {
    method: "POST",
    path: "/api/auth/second-factor/start",
    access: "admin",
    permission: "panel",
    beforeSecondFactor: true,
    summary: "Begin to set up a second factor: a key for an authenticator app, and a code by mail",
    body: z.object({ password: CurrentPassword }),
    response: ok({ data: z.object({ key: z.string(), uri: z.string() }) }),
  },

  confirmSecondFactor: {
    method: "POST",
    path: "/api/auth/second-factor/confirm",
    access: "admin",
    permission: "panel",
    beforeSecondFactor: true,
    summary:
      "Switch one's second factor on with a first code of the app and the mailed code; ends one's other sessions",
    body: z.object({ code: Code, mailCode: Code }),
    response: ok({ data: RecoveryCodes }),
  },

  renewRecoveryCodes: {
    method: "POST",
    path: "/api/auth/second-factor/recovery-codes",
    access: "admin",
    permission: "panel",
    summary: "Ten new recovery codes; the earlier ones are worth nothing any more",
    body: z.object({ password: CurrentPassword }),
    response: ok({ data: RecoveryCodes }),
  },

  endSecondFactor: {
    method: "DELETE",
    path: "/api/auth/second-factor",
    access: "admin",
    permission: "panel",
    summary: "Switch one's second factor off",
    body: z.object({ password: CurrentPassword }),
    response: ok({}),
  },

  /** 409 `second_factor_off` if the person requiring it has none. */
  adminDemandSecondFactor: {
    method: "PUT",
    path: "/api/admin/settings/second-factor",
    access: "admin",
    permission: "staff",
    summary: "Demand a second factor of all staff, or no longer",
    body: z.object({ isDemanded: z.boolean(), password: CurrentPassword }),
    response: ok({ data: SecondFactor }),
  },
});
