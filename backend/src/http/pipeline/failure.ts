import { ZodError } from "zod";
import type { Failure } from "../../contract/envelope";
import { type Message, messages, type Unsent } from "../../contract/messages";
import { Refusal, refuse } from "../../contract/refusal";
import { takenValue } from "../../platform/engine/engine-taken";
import { type ErrorLike, holdsWithin } from "../../platform/error-within";

/** `unexpected`: to be logged, with the error. */
export type Failed = {
  status: number;
  body: Unsent<Failure>;
  retryAfterSeconds?: number;
  unexpected: boolean;
};

/**
 * SQLSTATE codes which mean that the database is temporarily down, overloaded or not the leader, and a retry may
 * succeed. 08 connections · 25006 a read-only replica · 25P03 a transaction that idled · 40001, 40P01, 55P03 locks ·
 * 53 resources (53300: too many connections) · 57014 a statement that took too long · 57P0x the server is being
 * stopped, started or dropped.
 */
const busyDatabase = /^(08...|25006|25P03|40001|40P01|53...|55P03|57014|57P0.)$/;

/** The same for Node's sockets and DNS. */
const lostSocket =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/;

/** How such Redis errors begin: a replica, still loading, a cluster without its leader, full, or stuck in a script. */
const busyRedis = /^(READONLY|LOADING|CLUSTERDOWN|MASTERDOWN|TRYAGAIN|NOREPLICAS|MISCONF|OOM|BUSY)\b/;

/** Messages from pg, knex and ioredis that have no code. */
const lostConnection =
  /connection terminated|query read timeout|is not queryable|timeout exceeded when trying to connect|timeout acquiring a connection|connection is closed|timed-out acquiring lock|stream isn't writeable|command timed out|max retries per request/i;

const saysBusy = ({ code, message }: ErrorLike): boolean =>
  (typeof code === "string" && (busyDatabase.test(code) || lostSocket.test(code))) ||
  (typeof message === "string" && (busyRedis.test(message) || lostConnection.test(message)));

/** Whether a service that the shop depends on is temporarily unavailable: the call may be retried. */
export const isBusy = (error: unknown): boolean => holdsWithin(error, saysBusy);

/** SQLSTATE of a text that PostgreSQL cannot store: a NUL inside another encoding, such as JSON in a query. */
const unstorableText = "22021";

/** SQLSTATE of a unique index, if our code did not expect it: a concurrent request was faster. */
const uniqueIndex = "23505";

/** What the engine's own errors mean to the client; their texts name internals and are not sent. */
const engineRefusals: Record<string, () => Refusal> = {
  not_found: () => refuse.notFound(),
  duplicate_error: () => refuse.conflict("conflict", messages.alreadyThere),
  conflict: () => refuse.conflict("conflict", messages.unavailable),
};

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof URIError) return new Refusal(400, "malformed", messages.malformed);
  if (isBusy(error)) return refuse.unavailable();
  if (error instanceof ZodError || typeof error !== "object" || error === null) return undefined;
  const { __isMedusaError, type, code } = error as {
    __isMedusaError?: boolean;
    type?: string;
    code?: unknown;
  };
  if (code === uniqueIndex || takenValue(error)) return refuse.conflict("conflict", messages.alreadyThere);
  if (code === unstorableText) return new Refusal(422, "invalid", messages.invalid);
  return __isMedusaError ? engineRefusals[type ?? ""]?.() : undefined;
}

/** Turns anything thrown into the failure envelope; an unknown error becomes a 500 with only `sentence`. */
export function toFailure(error: unknown, sentence: Message = messages.internal): Failed {
  const refusal = asRefusal(error);
  if (!refusal) {
    return {
      status: 500,
      body: { success: false, message: sentence, code: "internal" },
      unexpected: true,
    };
  }
  const { errors, data, retryAfterSeconds } = refusal.extra;
  return {
    status: refusal.status,
    body: {
      success: false,
      message: refusal.said,
      code: refusal.code,
      ...(errors && { errors }),
      ...(data !== undefined && { data }),
    },
    retryAfterSeconds,
    unexpected: (refusal !== error || refusal.cause !== undefined) && refusal.status >= 500,
  };
}
