import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backendPool } from "./backend-pool";
import { countAged, countAnswer, measureRender, metricsPath, sendMetrics } from "./metrics";
import { cachedPage, PageCache } from "./page-cache";

const token = "a-token-of-a-scraper-0001";
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const path = req.url ?? "";
    countAnswer(path, res);
    if (path === metricsPath && (await sendMetrics(req, res, token))) return;
    res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const scrape = (headers: Record<string, string> = {}) => fetch(`${origin}${metricsPath}`, { headers });

describe("the web process's metrics", () => {
  it("count requests by what was asked for, renderings, and pages that were served old", async () => {
    for (const path of ["/shop/home", "/api/products", "/files/a.webp", "/pictures/b.webp", "/assets/c.js"])
      await fetch(`${origin}${path}`);
    await measureRender(async () => "a page");
    await expect(measureRender(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
    countAged();
    const text = await (await scrape()).text();
    expect(text).toContain('shop_web_requests_total{kind="page",status="404"} 1');
    expect(text).toContain('shop_web_requests_total{kind="call",status="404"} 1');
    expect(text).toContain('shop_web_requests_total{kind="picture",status="404"} 2');
    expect(text).toContain('shop_web_requests_total{kind="file",status="404"} 1');
    expect(text).toContain("shop_web_render_seconds_count 2");
    expect(text).toContain("shop_web_rendering 0");
    expect(text).toContain("shop_web_aged_pages_total 1");
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  });

  it("tell pages that were there from those that were rendered or waited for", async () => {
    let now = 0;
    const cache = new PageCache({ freshMs: 2, staleMs: 5, outageMs: 60, maxBytes: 100 }, () => now);
    const render = async () => cachedPage("a page", 200, now);
    await Promise.all([cache.get("a", render), cache.get("a", render)]);
    for (const then of [1, 2, 3]) {
      now = then;
      await cache.get("a", render);
    }
    now = 9;
    await cache.get("b", async () => cachedPage("away", 503, now));
    await cache.get("a", () => new Promise(() => {}));
    for (const _scrape of [1, 2]) {
      const text = await (await scrape()).text();
      expect(text).toContain('shop_web_page_cache_total{outcome="hit"} 2');
      expect(text).toContain('shop_web_page_cache_total{outcome="stale"} 2');
      expect(text).toContain('shop_web_page_cache_total{outcome="miss"} 3');
    }
  });

  it("show who waits for a connection to the backend, until its pool is closed", async () => {
    const asked: ServerResponse[] = [];
    const backend = createServer((_req, res) => asked.push(res));
    await new Promise<void>((done) => backend.listen(0, "127.0.0.1", done));
    const { port } = backend.address() as AddressInfo;
    const pool = backendPool(`http://127.0.0.1:${port}`, "form", { connections: 1, pipelining: 1 });
    const calls = [1, 2, 3].map(() => pool.request({ method: "GET", path: "/" }));
    const states = async () => {
      const text = await (await scrape()).text();
      return text.match(/shop_web_backend_connections{pool="form",.*/g)?.map((line) => line.split(",")[1]);
    };
    await expect.poll(() => asked).toHaveLength(1);
    expect(await states()).toEqual(['state="open"} 1', 'state="idle"} 0', 'state="waiting"} 2']);
    for (const at of [0, 1, 2]) {
      await expect.poll(() => asked).toHaveLength(at + 1);
      asked[at]?.end("done");
      await (await calls[at])?.body.text();
    }
    await pool.close();
    backend.close();
    expect(await states()).toBeUndefined();
  });

  it.each([
    ["this machine", {}, 200],
    ["a visitor behind a proxy", { "x-forwarded-for": "203.0.113.9" }, 404],
    ["a wrong token", { "x-forwarded-for": "203.0.113.9", authorization: "Bearer another" }, 404],
    ["the token", { "x-forwarded-for": "203.0.113.9", authorization: `Bearer ${token}` }, 200],
  ])("are shown to %s as it may be", async (_, headers, status) => {
    expect((await scrape(headers)).status).toBe(status);
  });
});
