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

/** What LOG_LEVEL may say. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Of a word that is none of them the check of the environment tells, in a sentence; the log is there before it. */
const levelOf = (said = "") => logLevels.find((level) => level === said) ?? "warn";

/** The log of a server, for both workspaces: JSON lines on stdout. Requests are logged by route, never by address, body or query. */
export const serverLog = (name: "backend" | "web"): Logger =>
  pino({
    level: levelOf(process.env.LOG_LEVEL),
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
    log.fatal({ err: error }, withoutStatement(error instanceof Error ? error.message : String(error)));
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

/** How a statement of SQL begins. */
const statement = /^\s*(?:select|insert|update|delete|with|merge|call|create|alter|drop|truncate)\b/i;

/**
 * What the database said of a failed statement of the engine: its query builder writes all of it before, with the values in it
 * ("insert into customer … values ('asha@…') - canceling statement"). Any other message as it is.
 */
export const withoutStatement = (message: string): string =>
  statement.test(message) ? message.slice(message.lastIndexOf(" - ") + 3).trim() : message;

/** An error for the log: what and where; not the row values that Postgres puts into `detail`, nor those of the statement. */
function withoutValues(error: unknown) {
  if (typeof error !== "object" || error === null) return { message: withoutStatement(String(error)) };
  // What the engine's workflows throw is a plain object with an error's fields.
  const { name, message, code, constraint, stack } = error as Record<string, unknown>;
  if (typeof message !== "string" || !statement.test(message))
    return { name, message, code, constraint, stack };
  const said = withoutStatement(message);
  return { name, message: said, code, constraint, stack: `${name}: ${said}\n${placesIn(stack)}` };
}

/** The lines of a stack that say where; the message stands before them, and that of each error that it was made of. */
const placesIn = (stack: unknown): string =>
  String(stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
