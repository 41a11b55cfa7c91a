import type { Failure } from "./envelope";
import { type Message, messages } from "./messages";

type Answer = { status: string; code: string; message: Message };

const malformed: Answer = { status: "400 Bad Request", code: "malformed", message: messages.malformed };
const tooLarge: Answer = {
  status: "431 Request Header Fields Too Large",
  code: "too_large",
  message: messages.tooLarge,
};
const tooSlow: Answer = { status: "408 Request Timeout", code: "too_slow", message: messages.malformed };

const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: tooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { ...tooLarge, status: "413 Content Too Large" },
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/**
 * The complete HTTP response, ready to send, for a request so malformed that it reaches no handler: the failure
 * envelope, as everywhere below /api. `code` is that of Node's `clientError`.
 */
export function unreadableAnswer(code: string | undefined): string {
  const { status, code: word, message } = answers[code ?? ""] ?? malformed;
  // Nothing of the request could be read, not even its language.
  const body: Failure = { success: false, message: String(message), code: word };
  const json = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${new TextEncoder().encode(json).length}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
    "",
    json,
  ].join("\r\n");
}
