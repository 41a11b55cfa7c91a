import type { IncomingMessage, ServerResponse } from "node:http";
import type { Failure } from "@contract/envelope";
import { messages, type Unsent } from "@contract/messages";
import { stringify } from "@contract/messages/stringify";
import { whenUnreadMayClose } from "@contract/unread-body";
import { acceptedLanguage } from "../src/i18n/request-language";

/** Requests that this process refuses itself, before or instead of the backend. */
const failures = {
  unreadable: [400, "malformed", messages.malformed],
  tooSlow: [408, "too_slow", messages.malformed],
  tooLarge: [413, "too_large", messages.tooLarge],
  tooMany: [429, "too_many", messages.tooMany],
  busy: [503, "busy", messages.unavailable],
  away: [503, "backend_unavailable", messages.restarting],
  late: [504, "backend_timeout", messages.tooLate],
} as const;
export type FailureName = keyof typeof failures;

/** Whether the request has a body, complete or still arriving. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Sends the failure envelope. If the request's body is incomplete, the connection closes after the response. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, name: FailureName): void {
  if (res.headersSent || res.destroyed) return void res.destroy();
  const [status, code, message] = failures[name];
  const body: Unsent<Failure> = { success: false, message, code };
  const json = stringify(body, acceptedLanguage(req.headers["accept-language"]));
  const isWhole = req.complete || !hasBody(req);
  if (!isWhole) res.setHeader("Connection", "close");
  if (status === 429 || status >= 500) res.setHeader("Retry-After", "5");
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(json),
    "Cache-Control": "no-store",
  });
  if (isWhole) return void res.end(json);
  res.write(json);
  whenUnreadMayClose(req, () => res.end());
}
