/** The server sends a new code at most once a minute, and a few times a day. */
const longestWait = 60;
const anHour = 3_600_000;

const waitMs = (canSendAgainAt: string, now: number) => Date.parse(canSendAgainAt) - now;

/** Seconds until another code may be requested; never more than the server's minute, in case this clock is slow. */
export const secondsToWait = (canSendAgainAt: string, now = Date.now()) =>
  Math.min(longestWait, Math.max(0, Math.ceil(waitMs(canSendAgainAt, now) / 1000)));

/** Whether no more codes are sent today. */
export const isEnoughForToday = (canSendAgainAt: string, now = Date.now()) =>
  waitMs(canSendAgainAt, now) > anHour;
