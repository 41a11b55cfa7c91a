import { confirmPassword } from "../../../accounts/confirm-password";
import { languageOf } from "../../../accounts/language";
import { confirmFactor, endFactor, renewCodes, startFactor } from "../../../accounts/second-factor/factor";
import { readStanding } from "../../../accounts/second-factor/standing";
import { endSessionsOf } from "../../../accounts/sessions/sessions";
import { messages } from "../../../contract/messages";
import { drainSoon } from "../../../platform/outbox/drain";
import type { Handlers } from "../../pipeline/door";
import { door } from "../../pipeline/door";

const getSecondFactor = door("getSecondFactor", async ({ actor }) => ({
  data: await readStanding(actor.id),
}));

const startSecondFactor = door("startSecondFactor", async ({ body, actor, scope }) => {
  await confirmPassword(scope, actor, body.password);
  return { data: await startFactor(actor) };
});

/** Sessions that began without a code do not go on beside it. */
const confirmSecondFactor = door("confirmSecondFactor", async ({ body, actor, scope, req }) => {
  const recoveryCodes = await confirmFactor(actor, body.code, languageOf(req) ?? "en");
  await endSessionsOf(actor.id, req);
  drainSoon(scope);
  return { data: { recoveryCodes }, message: messages.secondFactorOn };
});

const renewRecoveryCodes = door("renewRecoveryCodes", async ({ body, actor, scope }) => {
  await confirmPassword(scope, actor, body.password);
  return { data: { recoveryCodes: await renewCodes(actor) }, message: messages.recoveryCodesNew };
});

const endSecondFactor = door("endSecondFactor", async ({ body, actor, scope }) => {
  await confirmPassword(scope, actor, body.password);
  if (await endFactor(actor.id)) drainSoon(scope);
  return { message: messages.secondFactorOff };
});

export const secondFactorDoors = {
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
} satisfies Partial<Handlers>;
