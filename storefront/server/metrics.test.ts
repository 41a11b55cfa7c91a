import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAged, countAnswer, measureRender, metricsPath, sendMetrics } from "./metrics";

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

  it.each([
    ["this machine", {}, 200],
    ["a visitor behind a proxy", { "x-forwarded-for": "203.0.113.9" }, 404],
    ["a wrong token", { "x-forwarded-for": "203.0.113.9", authorization: "Bearer another" }, 404],
    ["the token", { "x-forwarded-for": "203.0.113.9", authorization: `Bearer ${token}` }, 200],
  ])("are shown to %s as it may be", async (_, headers, status) => {
    expect((await scrape(headers)).status).toBe(status);
  });
});
