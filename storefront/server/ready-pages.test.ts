import { type ClientRequestArgs, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { newShop } from "@contract/new-shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchRoute } from "../src/routing/match-route";
import { blankPage } from "../src/testing/blank-page";
import { readEnv } from "./env";
import { metricsPath } from "./metrics";
import { PageCache } from "./page-cache";
import { pageServer } from "./pages";
import { ReadyPages } from "./ready-pages";
import { createWeb } from "./web";

const open: Server[] = [];
const origin = "https://shop.example";
const hour = 3_600_000;

/** The web process with pages that say which one they are and what the shop knows of the price. */
async function openWeb({ isReady, edgeSeconds }: { isReady: boolean; edgeSeconds: string }) {
  const env = readEnv(
    { BACKEND_URL: "http://127.0.0.1:9", EDGE_SECONDS: edgeSeconds, TRUSTED_HOPS: "1" },
    import.meta.dirname,
  );
  const state = { price: 100, now: 0 };
  const lifetimes = { freshMs: hour, staleMs: 2 * hour, outageMs: 9 * hour, maxBytes: 1e6 };
  const cache = new PageCache(lifetimes, () => performance.now() + state.now);
  const ready = isReady ? new ReadyPages(cache) : undefined;
  const pages = pageServer({
    renderer: {
      matchRoute,
      render: async (url, language) => ({
        ...blankPage,
        status: url === "/404" ? 404 : 200,
        body: `${url} ${language} ₹${state.price} ${"a sentence ".repeat(50)}`,
        keys: ["shop"],
      }),
    },
    assets: { styles: [], scripts: () => "" },
    cache,
    origin,
    edge: env.edge,
    ...(ready && { ready }),
  });
  const web = createWeb({
    env,
    origin,
    pages,
    plain: pages,
    ...(ready && { ready }),
    shop: async () => newShop,
    clientFolder: join(env.root, "nowhere"),
  });
  open.push(web.server);
  web.server.once("close", () => void web.close());
  await new Promise<void>((resolve) => web.server.listen(0, "127.0.0.1", resolve));
  return { state, port: (web.server.address() as AddressInfo).port };
}
type Web = Awaited<ReturnType<typeof openWeb>>;

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

const ask = ({ port }: Web, path: string, asked: Pick<ClientRequestArgs, "method" | "headers"> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path, ...asked }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      });
    });
    asking.on("error", reject).end();
  });

/** Without what differs from one request to the next. */
const lasting = ({ headers, ...rest }: Answer) => {
  const { date, "x-request-id": id, age, ...others } = headers;
  return { ...rest, headers: others, has: { date: Boolean(date), id: Boolean(id), age: Boolean(age) } };
};

const paths = [
  "/shop/home",
  "/hi/shop/home",
  "/shop/listing?category=toys",
  "/shop/listing?category=toys&utm_source=x",
  "/shop/home?lang=en",
  "/shop/home?lang=mr",
  "/shop/cart",
  "/shop/checkout",
  "/shop/no-such-page",
  "/shop/%E0%A4",
];
const visitors: Record<string, string>[] = [
  {},
  { "accept-encoding": "br, gzip" },
  { "accept-encoding": "gzip;q=1, br;q=0" },
  { "accept-language": "hi-IN,hi;q=0.9,en;q=0.5" },
  { "accept-language": "en-IN" },
  { "save-data": "on" },
  { "save-data": "on", cookie: "__Host-shop_lite=0" },
  { cookie: "__Host-shop_lite=1" },
  { cookie: "__Host-appLanguage=mr" },
  { cookie: "__Host-appLanguage=en", "accept-language": "hi" },
  { cookie: "__Host-shop_session=abc" },
  { cookie: "__Host-shop_session=abc; __Host-shop_known=1" },
  { cookie: "__Host-shop_known=1" },
  { cookie: "other=1; =; a", "accept-encoding": "gzip" },
];

afterAll(() => {
  for (const server of open) {
    server.close();
    server.closeAllConnections();
  }
});

describe.each(["0", "300"])("with %s seconds at an edge, a page that lies ready", (edgeSeconds) => {
  let quick: Web;
  let slow: Web;
  beforeAll(async () => {
    [quick, slow] = await Promise.all([
      openWeb({ isReady: true, edgeSeconds }),
      openWeb({ isReady: false, edgeSeconds }),
    ]);
  });

  it("is the answer that each visitor would get without it, whoever asked before", async () => {
    for (const method of ["GET", "HEAD", "GET"])
      for (const path of paths)
        for (const headers of visitors) {
          const [ours, other] = await Promise.all([
            ask(quick, path, { method, headers }),
            ask(slow, path, { method, headers }),
          ]);
          expect(lasting(ours), `${method} ${path} ${JSON.stringify(headers)}`).toEqual(lasting(other));
          const etag = ours.headers.etag;
          if (!etag) continue;
          const again = { method, headers: { ...headers, "if-none-match": etag } };
          const [unchanged, same] = await Promise.all([ask(quick, path, again), ask(slow, path, again)]);
          expect(lasting(unchanged), `${path}, again`).toEqual(lasting(same));
        }
  });

  it("has an id of its own for each request, or that of a proxy of ours, unless others may keep the page", async () => {
    const ids: unknown[] = [];
    for (const id of [undefined, undefined, "edge-00000001"])
      ids.push(
        (await ask(quick, "/shop/home", { headers: id ? { "x-request-id": id } : {} })).headers[
          "x-request-id"
        ],
      );
    if (edgeSeconds === "0") {
      expect(new Set(ids).size).toBe(3);
      expect(ids[2]).toBe("edge-00000001");
    } else expect(ids).toEqual([undefined, undefined, undefined]);
  });

  it("is made anew when its time is over", async () => {
    const etag = async () => (await ask(quick, "/shop/home")).headers.etag;
    const before = await etag();
    quick.state.price += 1;
    expect(await etag()).toBe(before);
    quick.state.now += 3 * hour;
    const after = await etag();
    expect(after).not.toBe(before);
    expect(await etag()).toBe(after);
  });

  it("is counted", async () => {
    const counts = async () => {
      const text = Buffer.from((await ask(slow, metricsPath)).body, "base64").toString();
      return [
        /shop_web_requests_total\{kind="page",status="200"\} (\d+)/,
        /shop_web_page_cache_total\{outcome="hit"\} (\d+)/,
      ].map((series) => Number(series.exec(text)?.[1]));
    };
    quick.state.now = 0;
    await ask(quick, "/shop/home");
    const before = await counts();
    for (let turn = 0; turn < 5; turn += 1) await ask(quick, "/shop/home");
    expect(await counts()).toEqual(before.map((count) => count + 5));
  });
});
