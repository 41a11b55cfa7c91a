import { messages } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { isRecoveryCode } from "../../contract/second-factor-code";
import { query } from "../../platform/db/pool";
import { log } from "../../platform/log";
import { unseal } from "../../platform/secrets/sealed";
import { authLimits } from "../limits/auth-limits";
import type { Limiter } from "../limits/limiter";
import { useRecoveryCode } from "./recovery-codes";
import { stepOf } from "./totp";

type Secret = { sealed_secret: string };

/** Throws 409 if the secret was sealed with a key that the shop no longer has: no code can be checked against it. */
export function openSecret(adminId: string, sealed: string): Buffer {
  try {
    return Buffer.from(unseal(sealed, "second factor"), "base64url");
  } catch (error) {
    log.error({ err: error, adminId }, "a second factor can't be read: has JWT_SECRET changed?");
    throw new Refusal(409, "second_factor_unreadable", messages.secondFactorUnreadable);
  }
}

/** Uses up a code of the app; false for a wrong one, and for one whose half minute was used already or is older. */
async function useAppCode(adminId: string, code: string): Promise<boolean> {
  const [factor] = await query<Secret>({
    text: "select sealed_secret from shop_second_factor where admin_id = $1 and confirmed_at is not null",
    values: [adminId],
  });
  if (!factor) return false;
  const step = stepOf(openSecret(adminId, factor.sealed_secret), code, Date.now());
  if (step === undefined) return false;
  // If one code is sent many times, or codes arrive out of order, the row lets only one through.
  const used = await query({
    text: `update shop_second_factor set last_step = $2
           where admin_id = $1 and sealed_secret = $3 and last_step < $2 returning 1`,
    values: [adminId, step, factor.sealed_secret],
  });
  return used.length > 0;
}

/** Counts an attempt before it is checked, and takes it back if it was right: only failures count towards the limit. */
export async function asCountedTry(
  adminId: string,
  limits: readonly Limiter[],
  isRight: () => Promise<boolean>,
): Promise<void> {
  for (const limit of limits) await limit.count(adminId);
  if (!(await isRight())) {
    throw refuse.invalid([{ field: "code", message: messages.secondFactorWrong }]);
  }
  await Promise.all(limits.map((limit) => limit.takeBack(adminId)));
}

export const appCodeLimits = [authLimits.secondFactorByAccount, authLimits.secondFactorByDay];

/** Uses up a code of the app or a recovery code; throws 422 for a wrong or used one, and 429 after too many of those. */
export async function useCode(adminId: string, code: string): Promise<void> {
  if (isRecoveryCode(code)) {
    await asCountedTry(adminId, [authLimits.recoveryCodeByAccount], () => useRecoveryCode(adminId, code));
  } else {
    await asCountedTry(adminId, appCodeLimits, () => useAppCode(adminId, code));
  }
}
