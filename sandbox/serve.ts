import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pathMatcher } from "../backend/src/contract/path-matcher";
import type { Reply, StandIn } from "./stand-in";

/** Longer than any client keeps a connection that it does not use, so that none sends on one that is being closed. */
const keepAliveTimeout = 65_000;

/** Serves the routes on the loopback address only; resolves when it is listening. */
export function serve(port: number, routes: StandIn["routes"]): Promise<Server> {
  const find = pathMatcher(
    Object.entries(routes).map(([route, handler]) => {
      const [method = "", path = ""] = route.split(" ");
      return [{ method, path }, handler] as const;
    }),
  );
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    answer(find, request).then(
      (reply) => send(response, reply),
      (error: Error) => send(response, { status: 500, json: { error: error.message } }),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

type Find = ReturnType<typeof pathMatcher<StandIn["routes"][string]>>;

async function answer(find: Find, request: IncomingMessage): Promise<Reply> {
  // DNS rebinding: a foreign page whose name resolves to this machine must not read the mails.
  if (!isOwnHost(request.headers.host)) return { status: 403, json: { error: "only for this machine" } };
  const url = new URL(request.url ?? "/", "http://sandbox");
  const found = find(request.method ?? "GET", url.pathname);
  if (!found) return { status: 404, json: { error: `the sandbox has no ${request.method} ${url.pathname}` } };
  return found.route({ params: found.params, query: url.searchParams, request });
}

const isOwnHost = (host = "") => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

function send(response: ServerResponse, { status = 200, json, html, script, pdf, hangUp }: Reply): void {
  if (hangUp) {
    response.destroy();
    return;
  }
  const type =
    html !== undefined
      ? "text/html"
      : script !== undefined
        ? "text/javascript"
        : pdf !== undefined
          ? "application/pdf"
          : "application/json";
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(html ?? script ?? pdf ?? JSON.stringify(json, null, 2));
}
