import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { env } from "../../platform/env";
import { log } from "../../platform/log";
import { logSecurity, noteWho } from "../../platform/visitor/security-log";
import { noteWhenDone } from "../audit-log/note-when-done";
import { toFailure } from "../pipeline/failure";
import { sendFailure, sendJson, setSecurityHeaders } from "../pipeline/send";
import { cameFrom, loadEngineRoutes } from "./engine-routes";
import { checkOwnAddress } from "./own-address";
import { servePages } from "./pages";
import { adminOf, beginAdminSession, endAdminSession, listSignIns } from "./sign-in";
import { uploadPictures } from "./upload";

/** Writes that are closed: who works here is decided in the panel (ADR-0051), and the engine stores whatever is uploaded. */
const closed = /^\/admin\/(invites|users|uploads\/)/;

/**
 * The engine's own admin on its own listener: built pages, the shop's sign-in in place of the engine's, and the
 * engine's routes below /admin for staff only. Nothing else of the engine is served.
 */
export function createEngineAdmin(scope: MedusaContainer): RequestListener {
  const pages = servePages();
  let engine: Promise<RequestListener> | undefined;

  async function serveAdmin(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const admin = await adminOf(req);
    noteWho(res, admin);
    const method = req.method ?? "GET";
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead && closed.test(path)) throw refuse.forbidden(messages.engineAdminClosed);
    noteWhenDone("engineAdmin", admin, req, res);
    res.setHeader("cache-control", "no-store");
    if (method === "POST" && path === "/admin/uploads") return uploadPictures(req, res);
    // The shop's session alone counts: no token or key of the engine's.
    delete req.headers.authorization;
    cameFrom(req, admin);
    // Half a thousand routes: loaded when somebody first needs them.
    engine ??= loadEngineRoutes(scope).catch((error) => {
      engine = undefined;
      throw error;
    });
    (await engine)(req, res);
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    checkOwnAddress(req);
    const path = (req.url ?? "/").split("?", 1)[0] ?? "/";
    const call = `${req.method} ${path}`;
    const visit = { req, res, scope };
    if (path.startsWith("/admin/")) return serveAdmin(req, res, path);
    if (call === "POST /auth/user/emailpass") return beginAdminSession(visit);
    if (call === "GET /auth/user/providers") return listSignIns(visit);
    if (call === "GET /cloud/auth") return sendJson(req, res, 200, { enabled: false });
    if (call === "POST /auth/session") {
      const user = await adminOf(req);
      res.setHeader("content-type", "application/json").end(JSON.stringify({ user: { id: user.id } }));
      return;
    }
    if (call === "DELETE /auth/session") return endAdminSession(visit);
    if (req.method !== "GET" && req.method !== "HEAD") throw refuse.notFound();
    // Products name their pictures by paths of the shop.
    if (/^\/(pictures|files)\/[\w.-]+$/.test(path)) {
      res.writeHead(302, { location: `${env().PUBLIC_URL}${path}` }).end();
      return;
    }
    if (path !== "/" && path !== "/app" && !path.startsWith("/app/")) throw refuse.notFound();
    pages(req as never, res as never, () => sendFailure(req, res, toFailure(refuse.notFound())));
  }

  return (req, res) => {
    const id = `engine-admin-${randomBytes(6).toString("hex")}`;
    setSecurityHeaders(res);
    res.setHeader("x-request-id", id);
    res.once("close", () => {
      const { method = "GET", url = "/" } = req;
      logSecurity({ id, route: "engineAdmin", method, status: res.statusCode }, url, { req, res });
    });
    serve(req, res).catch((error) => {
      const failed = toFailure(error);
      if (failed.unexpected) log.error({ id, err: error }, "engine admin: a request failed");
      sendFailure(req, res, failed);
    });
  };
}
