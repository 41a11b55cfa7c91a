import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type RouteName, table } from "../../contract";
import type { Endpoint } from "../../contract/endpoint";
import { match } from "../../contract/match-route";
import type { Message } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { begin, idOfRequest, spanKinds } from "../../contract/tracing";
import { log } from "../../platform/log";
import { cameThroughOurProxy } from "../../platform/visitor/client-address";
import { logSecurity } from "../../platform/visitor/security-log";
import { noteRequest } from "../metrics/requests";
import { toFailure } from "./failure";
import type { Handlers } from "./route";
import { sendFailure, setSecurityHeaders } from "./send";
import { serveRoute } from "./serve-route";

/** A path that is served but not in the table: uploaded files, webhooks, the API description. */
export type RawRoute = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  scope: MedusaContainer,
) => Promise<void> | void;

export type Front = {
  handlers: Handlers;
  scope: MedusaContainer;
  /** The routes of the engine's plugins; only for paths below /api/. */
  pluginRoutes: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
  /** By method and exact path, `POST /hooks/courier`, or by method and first or last folder, `GET /files/`. */
  rawRoutes: Record<string, RawRoute>;
};

const slowMs = 1_000;
/** Logged if the client closed the connection early: not an HTTP status, but the usual one among proxies. */
const cutByVisitor = 499;

/** The status to log: if the response was not sent completely, whether we failed or the client left. */
function statusOf(res: ServerResponse): number {
  if (res.writableFinished) return res.statusCode;
  return res.errored ? 500 : cutByVisitor;
}

const failureOf = (name: RouteName): Message | undefined => (table[name] as Endpoint).failure;

/** The raw route of a path: by the exact path, or by its first or last folder; `name` is its name in logs and metrics. */
function rawRouteOf(
  front: Front,
  method: string,
  path: string,
): { name: string; serve: RawRoute } | undefined {
  const folders = [path.slice(0, path.indexOf("/", 1) + 1), path.slice(0, path.lastIndexOf("/") + 1)];
  for (const name of [path, ...folders]) {
    const serve = front.rawRoutes[`${method} ${name}`];
    if (serve) return { name: name === "/files/" ? "files" : name, serve };
  }
  return undefined;
}

/**
 * The backend's single request listener: our routes first, then raw routes, then plugins' routes below /api/. Nothing
 * else is served: the engine's own routes are not mounted at all (ADR-0002).
 */
export function createListener(front: Front): RequestListener {
  return (req, res) => {
    const started = performance.now();
    // Our proxy's, so that both logs and one trace tell of the request.
    const isOurs = cameThroughOurProxy(req);
    const id = idOfRequest(isOurs && req.headers["x-request-id"]);
    const request = begin(id, spanKinds.server, isOurs && req.headers.traceparent);
    const url = req.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const method = req.method === "HEAD" ? "GET" : (req.method ?? "GET");
    let route = "none";
    let sentence: Message | undefined;

    setSecurityHeaders(res);
    res.setHeader("x-request-id", id);
    res.once("close", () => {
      const took = performance.now() - started;
      const status = statusOf(res);
      noteRequest(route, status, took / 1_000);
      const ms = Math.round(took);
      // A process that is not ready yet is asked each second, and fails nobody.
      const isFailure = status >= 500 && route !== "getReady";
      const level = isFailure ? "error" : ms > slowMs ? "warn" : "info";
      if (log.isLevelEnabled(level)) log[level]({ id, route, method, status, ms }, "request");
      request.end(
        route,
        { "http.request.method": method, "http.response.status_code": status },
        status >= 500,
      );
      logSecurity({ id, route, method, status }, path, { req, res });
    });
    const fail = (error: unknown) => {
      // A client that leaves while sending is not a failure of ours, and gets no response.
      if (req.errored) return;
      const failed = toFailure(error, sentence);
      if (failed.unexpected) log.error({ id, route, err: error }, "request failed");
      sendFailure(req, res, failed);
    };

    const serve = () => {
      const found = match(method, path);
      if (found) {
        route = found.name;
        sentence = failureOf(found.name);
        serveRoute(found, mark < 0 ? "" : url.slice(mark + 1), front.handlers, front.scope, req, res).catch(
          fail,
        );
        return;
      }
      const raw = rawRouteOf(front, method, path);
      if (raw) {
        route = raw.name;
        Promise.resolve(raw.serve(req, res, path, front.scope)).catch(fail);
        return;
      }
      if (!path.startsWith("/api/")) throw refuse.notFound();
      route = "plugin";
      Promise.resolve(front.pluginRoutes(req, res)).catch(fail);
    };
    try {
      request.run(serve);
    } catch (error) {
      fail(error);
    }
  };
}
