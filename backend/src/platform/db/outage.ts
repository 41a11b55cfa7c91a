import { setTimeout as pause } from "node:timers/promises";
import { type ErrorLike, holdsWithin } from "../error-within";
import { query } from "./pool";

/** For how long requests wait for a database that has just gone, as in a restart or a failover; later ones are refused at once. */
const patienceMs = 5_000;
const betweenLooksMs = 150;
/** Nobody has missed it for so long: an outage that is noticed now is another one. */
const forgottenMs = 15_000;

/** What PostgreSQL says as it stops, starts or is not the leader, and sockets that found nobody. */
const goneCodes =
  /^(08...|25006|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The same from pg, without a code. */
const goneMessage = /connection terminated|is not queryable|timeout exceeded when trying to connect/i;

const saysGone = ({ code, message }: ErrorLike): boolean =>
  (typeof code === "string" && goneCodes.test(code)) ||
  (typeof message === "string" && goneMessage.test(message));

/** Whether an error says that the database has gone, as in a restart or a failover: what comes next would fail as well. */
export const isGone = (error: unknown): boolean => holdsWithin(error, saysGone);

let goneSince: number | undefined;
let lastLook = 0;
let looking: Promise<boolean> | undefined;

/** Whether it is there and takes writes. */
async function isThere(): Promise<boolean> {
  lastLook = Date.now();
  const text = "select pg_is_in_recovery() as standby";
  return query<{ standby: boolean }>({ text }).then(
    ([row]) => row?.standby === false,
    () => false,
  );
}

async function look(): Promise<boolean> {
  if (Date.now() - lastLook > forgottenMs) goneSince = undefined;
  goneSince ??= Date.now();
  const end = goneSince + patienceMs;
  for (;;) {
    if (await isThere()) {
      goneSince = undefined;
      return true;
    }
    if (Date.now() > end) return false;
    await pause(betweenLooksMs);
  }
}

/** True as soon as the database is there; false when it has been gone for too long. All requests look together. */
function isBack(): Promise<boolean> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

/** A connection of a pool may be found broken only when it is used again. */
const tries = 3;

/**
 * Does what may be done twice, and does it again where the database went away beneath it and is back within some seconds: a restart
 * or a failover is a pause to who asks, not a failure.
 */
export async function throughOutage<Result>(
  work: () => Promise<Result>,
  mayRepeat: () => boolean = () => true,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !mayRepeat() || !isGone(error) || !(await isBack())) throw error;
    }
  }
}
