import { ZodError } from "zod";
import type { Failure } from "../contract/envelope";
import { messages } from "../contract/messages";
import { Refusal, refuse } from "../contract/refusal";

/** `unexpected`: worth a line in the log, with the error. */
export type Failed = { status: number; body: Failure; retryAfterSeconds?: number; unexpected: boolean };

/** SQLSTATE classes and Node codes that say: the database is away or overloaded, the same call may work in a moment. */
const busyDatabase =
  /^(08|53|57P0|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/;
const lostConnection =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|timeout acquiring a connection|connection is closed|timed-out acquiring lock/i;

/** An error, or what the engine's workflows make of one: a plain object with the same fields. */
type ErrorLike = { code?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

function isBusy(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, message, cause, errors } = error as ErrorLike;
  return (
    (typeof code === "string" && busyDatabase.test(code)) ||
    (typeof message === "string" && lostConnection.test(message)) ||
    (Array.isArray(errors) && errors.some(isBusy)) ||
    isBusy(cause)
  );
}

/** SQLSTATE of a text that PostgreSQL cannot hold: a NUL that came in some wrapping, such as JSON in a query. */
const unstorableText = "22021";

/** What the engine's own errors mean to a caller; their texts name internals and stay inside. */
const engineRefusals: Record<string, () => Refusal> = {
  not_found: () => refuse.notFound(),
  duplicate_error: () => refuse.conflict("conflict", messages.invalid),
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
  if (code === unstorableText) return new Refusal(422, "invalid", messages.invalid);
  return __isMedusaError ? engineRefusals[type ?? ""]?.() : undefined;
}

/** Turns whatever was thrown into the failure envelope; the unknown becomes a 500 that tells nothing. */
export function toFailure(error: unknown): Failed {
  const refusal = asRefusal(error);
  if (!refusal) {
    return {
      status: 500,
      body: { success: false, message: messages.internal, code: "internal" },
      unexpected: true,
    };
  }
  const { errors, data, retryAfterSeconds } = refusal.extra;
  return {
    status: refusal.status,
    body: {
      success: false,
      message: refusal.message,
      code: refusal.code,
      ...(errors && { errors }),
      ...(data !== undefined && { data }),
    },
    retryAfterSeconds,
    unexpected: refusal !== error && refusal.status >= 500,
  };
}
