import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Kept = { status: number; headers: Headers; body: string; age: number; at: number; varied: string };

const number = (headers: Headers, name: string) =>
  Number(new RegExp(`\\b${name}=(\\d+)`).exec(headers.get("cache-control") ?? "")?.[1] ?? 0);
const isForAll = (headers: Headers) =>
  !/private|no-store|no-cache/.test(headers.get("cache-control") ?? "") && !headers.has("set-cookie");
const hasSession = (req: IncomingMessage) => /shop_(session|known)=/.test(req.headers.cookie ?? "");

/**
 * A cache of everybody's before the web process, as RFC 9111 and RFC 5861 have it: keeps by address and `Vary`, leaves
 * alone who has a session, forgets by surrogate keys, serves old pages where no new one can be had. `now` in ms.
 */
export async function startEdgeCache(origin: () => string, now: () => number) {
  const kept = new Map<string, Kept>();
  const server = createServer(async (req, res) => {
    if (req.url === "/edge-purge") {
      const keys = String(req.headers["surrogate-key"]).split(" ");
      for (const [url, { headers }] of kept)
        if (
          headers
            .get("surrogate-key")
            ?.split(" ")
            .some((key) => keys.includes(key))
        )
          kept.delete(url);
      return void res.writeHead(204).end();
    }
    const url = req.url ?? "/";
    const variedBy = (headers: Headers) =>
      (headers.get("vary") ?? "")
        .split(/, */)
        .map((name) => req.headers[name.toLowerCase()] ?? "")
        .join("|");
    const found = hasSession(req) ? undefined : kept.get(url);
    const page = found && found.varied === variedBy(found.headers) ? found : undefined;
    const send = ({ status, headers, body }: Pick<Kept, "status" | "headers" | "body">) => {
      for (const [name, value] of headers)
        if (!/encoding|length|connection|keep-alive/.test(name)) res.setHeader(name, value);
      res.writeHead(status).end(body);
    };
    const age = page ? page.age + (now() - page.at) / 1_000 : 0;
    const lasts = page
      ? number(page.headers, "s-maxage") + number(page.headers, "stale-while-revalidate")
      : 0;
    if (page && age < lasts) return send(page);
    const headers = Object.entries(req.headers).filter(([name]) => !/^(host|connection)$/.test(name));
    const answer = await fetch(origin() + url, {
      headers: headers as [string, string][],
      redirect: "manual",
    }).catch(() => undefined);
    if (page && (!answer || answer.status >= 500) && age < number(page.headers, "stale-if-error"))
      return send(page);
    if (!answer) return void res.writeHead(502).end();
    const fresh = { status: answer.status, headers: answer.headers, body: await answer.text() };
    const aged = Number(answer.headers.get("age") ?? 0);
    if (!hasSession(req) && isForAll(fresh.headers) && answer.status < 500)
      kept.set(url, { ...fresh, age: aged, at: now(), varied: variedBy(fresh.headers) });
    send(fresh);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
