import pino from "pino";
import { requestId, traceId } from "../contract/tracing";

const personal = [
  "password",
  "newPassword",
  "currentPassword",
  "otp",
  "token",
  "resetToken",
  "phone",
  "email",
  "address",
  "upiId",
  "accountNumber",
  "ifsc",
  "accountName",
];

/** The log of the backend: JSON lines on stdout. Requests are logged by route, never by address, body or query. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "warn",
  base: { process: "backend" },
  mixin: ofRequest,
  redact: {
    paths: [...personal, ...personal.map((key) => `*.${key}`), "*.headers.authorization", "*.headers.cookie"],
    censor: "[hidden]",
  },
  serializers: { err: withoutValues },
});

/** The request that a line belongs to, and its trace, if there is one. */
function ofRequest() {
  const [id, trace] = [requestId(), traceId()];
  return { ...(id && { id }), ...(trace && { trace }) };
}

/** An error for the log: what and where; not the row values that Postgres puts into `detail`. */
function withoutValues(error: unknown) {
  if (typeof error !== "object" || error === null) return { message: String(error) };
  // What the engine's workflows throw is a plain object with an error's fields.
  const { name, message, code, constraint, stack } = error as Record<string, unknown>;
  return { name, message, code, constraint, stack };
}
