import { format, stripVTControlCharacters } from "node:util";
import pino, { type Level, type Logger } from "pino";
import { requestId, traceId } from "./tracing";

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

/** The log of a server, for both workspaces: JSON lines on stdout. Requests are logged by route, never by address, body or query. */
export const serverLog = (name: "backend" | "web"): Logger =>
  pino({
    level: process.env.LOG_LEVEL ?? "warn",
    base: { process: name },
    mixin: ofRequest,
    redact: {
      paths: [
        ...personal,
        ...personal.map((key) => `*.${key}`),
        "*.headers.authorization",
        "*.headers.cookie",
      ],
      censor: "[hidden]",
    },
    serializers: { err: withoutValues },
  });

const printing = { log: "info", info: "info", debug: "debug", warn: "warn", error: "error" } as const;

/**
 * Makes lines of the log of all that the process prints otherwise: what libraries and our own commands write to the console, which is
 * written whatever the level (`printed`), and the warnings and the last words of Node.
 */
export function logEverything(log: Logger): void {
  const printed = log.child({ printed: true }, { level: "trace" });
  for (const [method, level] of Object.entries(printing) as [keyof typeof printing, Level][])
    console[method] = (...said: unknown[]) => printed[level](stripVTControlCharacters(format(...said)));
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, warning.message));
  const end = (error: unknown) => {
    log.fatal({ err: error }, error instanceof Error ? error.message : String(error));
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}

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
