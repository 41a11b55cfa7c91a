import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type Actor, guest } from "../../accounts/actor";
import { shownKey } from "../../accounts/api-keys/token";
import { readingLanguage } from "../../accounts/language";
import { findSession, findSignedIn } from "../../accounts/sessions/find-session";
import { hasSessionCookie } from "../../accounts/sessions/session-cookie";
import { table } from "../../contract";
import { bodyLimitOf } from "../../contract/body-limit";
import { type Endpoint, type Owner, takesKey } from "../../contract/endpoint";
import type { Match } from "../../contract/match-route";
import { type Message, messages } from "../../contract/messages";
import { stringify } from "../../contract/messages/stringify";
import { networkOf } from "../../contract/network";
import { Refusal, refuse } from "../../contract/refusal";
import { may } from "../../contract/roles";
import { validate } from "../../contract/validate";
import { throughOutage } from "../../platform/db/outage";
import { env } from "../../platform/env";
import { clientAddress } from "../../platform/visitor/client-address";
import { noteWho } from "../../platform/visitor/security-log";
import { beginNote, isNoted } from "../audit-log/note-write";
import { admitKey } from "./admit-key";
import { Deadline } from "./deadline";
import { isBusy } from "./failure";
import { idempotencyKey } from "./idempotency-key";
import { checkOwnOrigin } from "./own-origin";
import { parseQuery } from "./parse-query";
import { checkBodyHeaders, readBytes, readJson } from "./read-body";
import { type Handler, type Handlers, Rendered, Sent, sent } from "./route";
import { sendText } from "./send";

type Raw = { params: Record<string, string>; query: unknown; body: unknown };

/** Checks the access; throws 401 if not signed in, 403 for the wrong role. */
function admit({ access, permission, beforeSecondFactor }: Endpoint, actor: Actor): void {
  if (access === "guest") return;
  if (actor.kind === "guest") throw refuse.unauthenticated();
  if (access === "admin" && actor.kind !== "admin") throw refuse.forbidden(messages.adminsOnly);
  if (access === "shopper" && actor.kind !== "shopper") throw refuse.forbidden(messages.shoppersOnly);
  if (actor.kind === "admin" && actor.owesSecondFactor && !beforeSecondFactor)
    throw refuse.secondFactorOwed();
  if (actor.kind === "admin" && permission && !may(actor.role, permission)) throw refuse.roleForbidden();
}

/** Who calls by session, and may make the call. */
async function admitPerson(entry: Endpoint, req: IncomingMessage, res: ServerResponse): Promise<Actor> {
  const actor = await findSignedIn(req, entry.takesToken);
  if (actor.kind !== "guest") noteWho(res, actor);
  admit(entry, actor);
  return actor;
}

/** Finds out who calls, by key or by session; a guest's call asks nobody. */
function askWho(
  entry: Endpoint,
  req: IncomingMessage,
  res: ServerResponse,
): (() => Promise<Actor>) | undefined {
  const key = shownKey(req);
  if (key === undefined) return entry.access === "guest" ? undefined : () => admitPerson(entry, req, res);
  // A program has no session beside its key: no cookie counts, so nothing can be forged with one.
  delete req.headers.cookie;
  return () => admitKey(entry, key, req, res);
}

/** Throws 403 if the request names another's account. A request without one is left to validation. */
function checkOwner(owner: Owner | undefined, raw: Raw, actor: Actor): void {
  if (!owner || actor.kind === "guest") return;
  const named = owner === "params.userId" ? raw.params.userId : (raw.body as { userId?: unknown }).userId;
  if (typeof named === "string" && named !== actor.id) throw refuse.notYours();
}

type Rest = Parameters<typeof serve> extends [Match, ...infer More] ? More : never;

/** The call may have succeeded, now or in an earlier attempt, so an outage is not reported as a failure but as unsure. */
function asUnsure(error: unknown, sentence: Message): unknown {
  if (error instanceof Refusal) return error.code === "unavailable" ? refuse.unsure(sentence) : error;
  return isBusy(error) ? refuse.unsure(sentence, error) : error;
}

async function readBody(req: IncomingMessage, entry: Endpoint): Promise<unknown> {
  const kind = entry.bodyKind ?? "json";
  const limit = bodyLimitOf(entry);
  checkBodyHeaders(req, kind, limit);
  // The handler reads a form with a file itself, as a stream.
  if (kind === "multipart") return {};
  return kind === "raw" ? readBytes(req, limit) : readJson(req, limit);
}

/**
 * One request through one route: session or key → access → body → owner → validation → handler → envelope. A guest's GET
 * needs no session lookup unless its handler calls `identify`.
 */
async function serve(
  { name, params }: Match,
  search: string,
  handlers: Handlers,
  scope: MedusaContainer,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const entry: Endpoint = table[name];
  const deadline = new Deadline(env().ANSWER_WITHIN_MS);
  let known: Promise<Actor> | undefined;
  const identify = () => {
    known ??= findSession(req).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const isRead = req.method === "GET" || req.method === "HEAD";
  if (!isRead && shownKey(req) === undefined) checkOwnOrigin(req, hasSessionCookie(req));
  const ask = askWho(entry, req, res);
  const actor = ask ? await deadline.hold(throughOutage(ask)) : guest;

  const raw: Raw = { params, query: parseQuery(search), body: isRead ? {} : await readBody(req, entry) };
  checkOwner(entry.owner, raw, actor);
  const input = validate(entry, raw);
  const key = takesKey(entry) ? idempotencyKey(req) : undefined;

  const context = {
    ...input,
    actor,
    key,
    identify,
    scope,
    clientNetwork: networkOf(clientAddress(req)),
    req,
    res,
  };
  const keepNote =
    actor.kind === "admin" && isNoted(name, isRead) ? await beginNote(name, actor, input, scope) : undefined;
  // The entry was looked up by the handler's own name, so input and handler belong together.
  const handler = handlers[name] as (context: unknown) => ReturnType<Handler<Endpoint>>;
  const isKeyed = entry.repeatable === "with-key" && key !== null;
  const isRepeatable = isRead || entry.repeatable === true || isKeyed;
  const work = throughOutage(
    async () => handler(context),
    () => isRepeatable && !res.headersSent,
  );
  const late = actor.kind === "admin" && !isRepeatable ? refuse.perhapsDone : undefined;
  // Uploads and downloads of files may be slow: they have no deadline.
  const reply = await (entry.bodyKind === "multipart" || entry.produces
    ? work
    : deadline.hold(work, late)
  ).catch(async (error: unknown) => {
    // Who leaves in the middle of a file has what came until then.
    if (res.headersSent) await keepNote?.(sent);
    throw error;
  });
  await keepNote?.(reply);
  if (reply instanceof Sent) {
    res.end(reply.rest);
    return;
  }
  const status = entry.status ?? 200;
  const isTested = env().NODE_ENV === "test";
  if (reply instanceof Rendered) {
    if (isTested) entry.response.parse(JSON.parse(reply.json));
    return sendText(res, status, reply.json);
  }
  const data: object = reply;
  const json = stringify({ success: true, ...data }, readingLanguage(req));
  if (isTested) entry.response.parse(JSON.parse(json));
  sendText(res, status, json);
}

/** Handles one request; throws its refusal. */
export async function serveRoute(found: Match, ...rest: Rest): Promise<void> {
  try {
    await serve(found, ...rest);
  } catch (error) {
    const { unsure }: Endpoint = table[found.name];
    throw unsure === undefined ? error : asUnsure(error, unsure);
  }
}
