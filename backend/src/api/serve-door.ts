import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { beginNote } from "../audit/note-write";
import { table } from "../contract";
import type { Endpoint, Owner } from "../contract/endpoint";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { env } from "../env";
import { findSession } from "../session/find-session";
import { hasSessionCookie } from "../session/session-token";
import { type Actor, guest } from "./actor";
import { clientAddress } from "./client-address";
import { Deadline } from "./deadline";
import { type DoorContext, type Handlers, sent } from "./door";
import type { Match } from "./match";
import { checkOwnOrigin } from "./own-origin";
import { bodyLimits, checkBodyHeaders, readBytes, readJson } from "./read-body";
import { sendJson } from "./send";
import { parseQuery, validate } from "./validate";

type Raw = { params: Record<string, string>; query: unknown; body: unknown };

/** Lets in who may come in; throws 401 for nobody, 403 for the wrong kind. */
function admit(access: Endpoint["access"], actor: Actor): void {
  if (access === "guest") return;
  if (actor.kind === "guest") throw refuse.unauthenticated();
  if (access === "admin" && actor.kind !== "admin") throw refuse.forbidden(messages.adminsOnly);
  if (access === "shopper" && actor.kind !== "shopper") throw refuse.forbidden(messages.shoppersOnly);
}

/** Throws 403 when the request names another's account. One that names none is left to validation. */
function checkOwner(owner: Owner | undefined, raw: Raw, actor: Actor): void {
  if (!owner || actor.kind === "guest") return;
  const named = owner === "params.userId" ? raw.params.userId : (raw.body as { userId?: unknown }).userId;
  if (typeof named === "string" && named !== actor.id) throw refuse.notYours();
}

async function readBody(req: IncomingMessage, entry: Endpoint): Promise<unknown> {
  const kind = entry.bodyKind ?? "json";
  checkBodyHeaders(req, kind);
  // A form with a file is read by its handler, as a stream.
  if (kind === "multipart") return {};
  return kind === "raw" ? readBytes(req, bodyLimits.raw) : readJson(req);
}

/**
 * One request through one door: session → access → body → owner → validation → handler → envelope.
 * A guest's GET costs no session lookup unless its handler asks who came.
 */
export async function serveDoor(
  { name, params }: Match,
  search: string,
  handlers: Handlers,
  scope: MedusaContainer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const entry: Endpoint = table[name];
  const deadline = new Deadline();
  let known: Promise<Actor> | undefined;
  const identify = () => {
    known ??= findSession(req);
    return known;
  };
  const isRead = req.method === "GET" || req.method === "HEAD";
  if (!isRead) checkOwnOrigin(req, hasSessionCookie(req));
  const actor = entry.access === "guest" ? guest : await deadline.hold(identify());
  admit(entry.access, actor);

  const raw: Raw = { params, query: parseQuery(search), body: isRead ? {} : await readBody(req, entry) };
  checkOwner(entry.owner, raw, actor);
  const input = validate(entry, raw);

  const context = { ...input, actor, identify, scope, clientAddress: clientAddress(req), req, res };
  const keepNote = isRead || actor.kind !== "admin" ? undefined : await beginNote(name, actor, input);
  // The entry was looked up by the handler's own name, so input and handler belong together.
  const handler = handlers[name] as (context: unknown) => ReturnType<Handlers[typeof name]>;
  const work = Promise.resolve(handler(context as DoorContext<typeof name>));
  // A form with a file may come over a slow line, and a file that goes out over one too.
  const reply = await (entry.bodyKind === "multipart" || entry.produces ? work : deadline.hold(work));
  await keepNote?.(reply);
  if (reply !== sent) {
    const answer = { success: true, ...reply };
    if (env().NODE_ENV === "test") entry.response.parse(answer);
    sendJson(res, entry.status ?? 200, answer);
  }
}
