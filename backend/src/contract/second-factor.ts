import { z } from "zod";
import { User } from "./auth";
import { endpoint } from "./endpoint";
import { ok } from "./envelope";
import { Code, SecondFactorCode, Timestamp } from "./fields";

const CurrentPassword = z.string().min(1).max(200);

export const SecondFactor = z.object({
  /** Whether one's own sign-in asks for a code. */
  isOn: z.boolean(),
  since: Timestamp.nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether every member of the staff has to have one. */
  isDemanded: z.boolean(),
  staff: z.object({ total: z.int(), withSecondFactor: z.int() }),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What is shown once and never again. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * The second half of a sign-in that `login` answered with 401 `second_factor_required`. The cookie that came with that
 * answer says whose it is, for ten minutes; after that, or when it is used, 401 `second_factor_expired`.
 */
export const finishLogin = endpoint({
  door: "finishLogin",
  access: "guest",
  summary: "Finish signing in with a code of one's authenticator app, or a recovery code",
  body: z.object({ code: SecondFactorCode }),
  response: ok({ user: User, token: z.string() }),
});

export const getSecondFactor = endpoint({
  door: "getSecondFactor",
  access: "admin",
  beforeSecondFactor: true,
  summary: "How one's own second factor stands, and whether the shop demands one of its staff",
  response: ok({ data: SecondFactor }),
});

/** 409 `second_factor_on` where there is one already. Nothing changes until it is confirmed, within half an hour. */
export const startSecondFactor = endpoint({
  door: "startSecondFactor",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Begin to set up a second factor: a key for an authenticator app",
  body: z.object({ password: CurrentPassword }),
  response: ok({ data: z.object({ key: z.string(), uri: z.string() }) }),
});

export const confirmSecondFactor = endpoint({
  door: "confirmSecondFactor",
  access: "admin",
  beforeSecondFactor: true,
  summary: "Switch one's second factor on with a first code of the app; ends one's other sessions",
  body: z.object({ code: Code }),
  response: ok({ data: RecoveryCodes }),
});

export const renewRecoveryCodes = endpoint({
  door: "renewRecoveryCodes",
  access: "admin",
  summary: "Ten new recovery codes; the earlier ones are worth nothing any more",
  body: z.object({ password: CurrentPassword }),
  response: ok({ data: RecoveryCodes }),
});

export const endSecondFactor = endpoint({
  door: "endSecondFactor",
  access: "admin",
  summary: "Switch one's second factor off",
  body: z.object({ password: CurrentPassword }),
  response: ok({}),
});

/** 409 `second_factor_off` where whoever demands it has none. */
export const adminDemandSecondFactor = endpoint({
  door: "adminDemandSecondFactor",
  access: "admin",
  summary: "Demand a second factor of all staff, or no longer",
  body: z.object({ isDemanded: z.boolean(), password: CurrentPassword }),
  response: ok({ data: SecondFactor }),
});
