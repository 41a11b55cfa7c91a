import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { splitAddress } from "@contract/page-addresses";
import { begin, idOfRequest, isTracing, spanKinds } from "@contract/tracing";
import { unreadableAnswer } from "@contract/unreadable";
import { parseCookie } from "cookie";
import { plainAt } from "../src/plain/addresses";
import { matchRoute } from "../src/routing/match-route";
import { contentSecurityPolicies } from "./content-security-policy";
import type { WebEnv } from "./env";
import { sendHealth } from "./health";
import type { knownShop } from "./known-shop";
import { isLite } from "./lite";
import { sendLlmsText } from "./llms-txt";
import { log } from "./log";
import { sendManifest } from "./manifest";
import { countAnswer, kindOf, metricsPath, sendMetrics } from "./metrics";
import { pageAddress, readAddress } from "./page-key";
import type { PageServer } from "./pages";
import { pagesSitemap } from "./pages-sitemap";
import { panelServer } from "./panel";
import { pictureServer } from "./pictures";
import { createProxy } from "./proxy";
import type { ReadyPages } from "./ready-pages";
import { robots } from "./robots";
import { redirectRoot } from "./root-redirect";
import { setSecurityHeaders } from "./security-headers";
import { securityText, sendSecurityText } from "./security-txt";
import { sendFailure } from "./send-failure";
import { endServiceWorker, workerPath } from "./service-worker";
import { rulesPath, sendSpeculationRules } from "./speculation-rules";
import { StaticFiles } from "./static-files";
import { sendTheme, themeStyles } from "./theme";
import { inTurn } from "./turns";

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** What the backend serves: calls, webhooks, uploaded files, and the lists of products for search engines. */
const passedOn = /^\/((api|hooks|files|feeds)\/|sitemap\.xml$|sitemaps\/products-)/;

/** What pages name by the host of a content delivery network, if there is one. */
const shared = /^\/(assets|pictures|files)\//;

/** A visitor's request headers must arrive within this time, and a keep-alive connection may be idle this long. */
const patience = { headersTimeout: 20_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 5_000 };
/** A connection without traffic for this long is closed: longer than the backend takes for any response. */
const silenceMs = 75_000;

export type WebParts = {
  env: WebEnv;
  origin: string;
  pages: PageServer;
  /** Answers that `pages` has given and that can be given again. */
  ready?: ReadyPages;
  /** The pages and forms that need no script. */
  plain: PageServer;
  shop: ReturnType<typeof knownShop>;
  clientFolder: string;
  development?: boolean;
};

/** The shop's one public origin: pages, built files, pictures, the panel, and the proxy to the backend's API. */
export function createWeb(parts: WebParts) {
  const { env, origin, pages, ready, plain, shop, clientFolder, development } = parts;
  const built = new StaticFiles(
    clientFolder,
    (path) => path === "/manifest.json" || path.startsWith("/.vite"),
  );
  const pictures = pictureServer(join(env.root, "demo", "pictures"));
  const proxy = createProxy(env.backendUrl, { trustedHops: env.trustedHops, secret: env.proxySecret });
  const policies = contentSecurityPolicies(env.extraOrigins, {
    development: development ?? false,
    hosts: { assets: env.assetHost, pictures: Object.values(env.pictureHosts) },
  });
  const panel = panelServer(join(env.root, "admin", "dist"), policies.panel);
  const secure = origin.startsWith("https:");
  let isStopping = false;

  function showPage(url: URL, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { route } = matchRoute(pageAddress(url).path);
    return answerWith(pages, route.pays ? policies.paying : policies.shop, url, req, res);
  }

  /** A page under this policy, or under that of the light version. */
  function answerWith(
    server: PageServer,
    full: string,
    url: URL,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const cookies = parseCookie(req.headers.cookie ?? "");
    const lite = isLite(req.headers, cookies);
    res.setHeader("Content-Security-Policy", lite ? policies.lite : full);
    return server(url, req, res, { cookies, lite });
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = readUrl(req.url, origin);
    setSecurityHeaders(res, policies.nothing, secure);
    if (!url) {
      if (passedOn.test(req.url ?? "")) return sendFailure(req, res, "unreadable");
      return showPage(new URL("/404", origin), req, res);
    }
    const { pathname } = url;
    if (sendHealth(pathname, isStopping, res)) return;
    if (pathname === metricsPath && (await sendMetrics(req, res, env.metricsToken))) return;
    countAnswer(pathname, res);
    // What another host fetches here and serves, browsers read there by CORS: scripts and fonts have no other way.
    if (env.assetHost && shared.test(pathname)) res.setHeader("Access-Control-Allow-Origin", "*");
    if (passedOn.test(pathname)) return proxy.forward(req, res);
    const isRead = req.method === "GET" || req.method === "HEAD";
    if (isPlainForm(req) || (isRead && plainAt(req.method, splitAddress(pathname).path)))
      return answerWith(plain, policies.shop, url, req, res);
    if (!isRead) {
      res.setHeader("Allow", "GET, HEAD");
      return sayPlainly(res, 405, "Pages are only read");
    }
    if (pathname.startsWith("/pictures/")) {
      if (await pictures(pathname.slice("/pictures".length), req, res)) return;
      return sayPlainly(res, 404, "There is no such picture");
    }
    if (pathname.startsWith("/assets/")) {
      if (await built.serve(pathname, req, res, forever)) return;
      return sayPlainly(res, 404, "There is no such file");
    }
    if (pathname === "/admin" || pathname.startsWith("/admin/")) return panel(pathname, req, res, shop);
    if (pathname === "/robots.txt") return robots(origin, res);
    if (pathname === "/llms.txt") return sendLlmsText(origin, res);
    if (pathname === "/.well-known/security.txt") {
      const text = securityText(await shop(), origin, new Date());
      return text ? sendSecurityText(text, res) : sayPlainly(res, 404, "There is no such file");
    }
    if (pathname === "/manifest.webmanifest") return sendManifest(await shop(), res);
    if (pathname === workerPath) {
      res.setHeader("Content-Security-Policy", policies.worker);
      if (!env.worksOffline) return endServiceWorker(res);
      if (await built.serve(pathname, req, res, "no-cache")) return;
    }
    if (pathname === rulesPath) return sendSpeculationRules(res);
    const styles = themeStyles(pathname);
    if (styles) return sendTheme(styles, res);
    if (pathname === "/sitemaps/pages.xml") return pagesSitemap(origin, res);
    if (splitAddress(pathname).path === "/")
      return redirectRoot(env.backendUrl, { url, headers: req.headers, isSecure: secure }, res);
    if (await built.serve(pathname, req, res, anHour)) return;
    return showPage(url, req, res);
  }

  const server: Server = createServer(patience, inTurn(listener));
  /** What a visitor says of ids and traces counts if a proxy of ours has passed it on. */
  const believed = (value: unknown) => (env.trustedHops > 0 ? value : undefined);
  function listener(req: IncomingMessage, res: ServerResponse): void {
    const id = idOfRequest(believed(req.headers["x-request-id"]));
    // A page that lies ready takes about half of what the way through everything below costs. One that is traced has no short way.
    if (ready && !isTracing() && ready.answer(req, res, id)) return;
    const request = begin(id, spanKinds.server, believed(req.headers.traceparent));
    res.setHeader("X-Request-Id", id);
    if (request.isTraced) {
      res.once("close", () => {
        const { statusCode } = res;
        const attributes = { "http.request.method": req.method, "http.response.status_code": statusCode };
        request.end(`web ${kindOf(req.url ?? "/")}`, attributes, statusCode >= 500);
      });
    }
    request.run(() => serve(req, res));
  }
  function serve(req: IncomingMessage, res: ServerResponse): void {
    answer(req, res).catch((error: unknown) => {
      log.error({ err: error, kind: kindOf(req.url ?? "/") }, "request failed");
      if (res.headersSent) res.destroy();
      else sayPlainly(res, 500, "Something went wrong on our side. Please try again");
    });
  }
  server.timeout = silenceMs;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== "ECONNRESET" && socket.writable) socket.end(unreadableAnswer(error.code));
    else socket.destroy();
  });
  return {
    server,
    announceStop: () => {
      isStopping = true;
    },
    close: () => proxy.close(),
  };
}

const isPlainForm = ({ method, headers }: IncomingMessage) =>
  method === "POST" && headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

function readUrl(raw: string | undefined, origin: string): URL | undefined {
  try {
    return readAddress(origin, raw?.startsWith("/") ? raw : "/");
  } catch {
    return undefined;
  }
}

function sayPlainly(res: ServerResponse, status: number, sentence: string) {
  res.removeHeader("Cache-Control");
  res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  res.end(sentence);
}
