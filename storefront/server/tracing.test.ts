import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { newShop } from "@contract/new-shop";
import { startTracing } from "@contract/tracing";
import { type Collector, startCollector } from "@testing/collector";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchRoute } from "../src/routing/match-route";
import { blankPage } from "../src/testing/blank-page";
import { backendTransport } from "./backend-transport";
import { readEnv } from "./env";
import { PageCache } from "./page-cache";
import { pageServer } from "./pages";
import { createWeb } from "./web";

let collector: Collector;
let end: () => Promise<void>;
const asked: IncomingMessage[] = [];
const open: Server[] = [];

async function listening(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The web process before a backend that keeps what it was asked; its pages read one thing from there. */
async function openWeb(trustedHops: string) {
  const behind = await listening(
    createServer((req, res) => {
      asked.push(req);
      res.end("{}");
    }),
  );
  const { transport, close } = backendTransport(behind, "a-secret-of-proxies");
  const env = readEnv({ BACKEND_URL: behind, TRUSTED_HOPS: trustedHops }, import.meta.dirname);
  const pages = pageServer({
    renderer: {
      matchRoute,
      render: async () => {
        await transport({
          method: "GET",
          path: "/api/shop/products/get/toy?lang=en",
          headers: {},
          body: undefined,
          signal: undefined,
        });
        return {
          ...blankPage,
        };
      },
    },
    assets: { styles: [], scripts: () => "" },
    cache: new PageCache({ freshMs: -1, staleMs: -1, outageMs: 0, maxBytes: 1e6 }),
    origin: "http://shop.example",
    edge: { seconds: 0, keyHeader: undefined },
  });
  const web = createWeb({
    env,
    origin: "http://shop.example",
    pages,
    plain: pages,
    shop: async () => newShop,
    clientFolder: join(env.root, "nowhere"),
  });
  web.server.once("close", () => void Promise.all([web.close(), close()]));
  return listening(web.server);
}

beforeAll(async () => {
  collector = await startCollector();
  end = await startTracing("shop-web", { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await end();
  collector.stop();
  for (const server of open) {
    server.close();
    server.closeAllConnections();
  }
});

const lastHeaders = (): IncomingHttpHeaders => asked.at(-1)?.headers ?? {};

const from = {
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  "x-request-id": "edge-00000001",
};

describe("a page that is traced", () => {
  it("is one trace from the visitor's request to the call of the backend, which is told of it", async () => {
    const shop = await openWeb("0");
    const page = await fetch(`${shop}/shop/product/toy`);
    const headers = lastHeaders();
    const spans = await collector.until((all) => all.some(({ name }) => name === "web page"));
    const [web, render, call] = ["web page", "render product", "call getProduct"].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(render?.parentSpanId).toBe(web?.spanId);
    expect(call?.parentSpanId).toBe(render?.spanId);
    expect(headers.traceparent).toBe(`00-${web?.traceId}-${call?.spanId}-01`);
    expect(page.headers.get("x-request-id")).toBe(headers["x-request-id"]);
    // Without it a backend on another machine would believe neither.
    expect(headers["x-proxy-secret"]).toBe("a-secret-of-proxies");
    expect(JSON.stringify(spans)).not.toContain("toy");
  });

  it("continues the trace and the id of a proxy of ours, and those of nobody else", async () => {
    for (const hops of ["1", "0"]) {
      const shop = await openWeb(hops);
      for (const path of ["/shop/about", "/api/shop/products/featured"]) {
        const answer = await fetch(shop + path, { headers: from });
        const headers = lastHeaders();
        const isOurs = hops === "1";
        expect(headers["x-request-id"] === from["x-request-id"]).toBe(isOurs);
        expect(String(headers.traceparent).includes("0af7651916cd43dd8448eb211c80319c")).toBe(isOurs);
        expect(answer.headers.get("x-request-id")).toBe(headers["x-request-id"]);
      }
    }
  });
});
