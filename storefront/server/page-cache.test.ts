import { describe, expect, it } from "vitest";
import { type CachedPage, cachedPage, movedPage, PageCache } from "./page-cache";

function clock() {
  let now = 0;
  let renders = 0;
  const cache = new PageCache({ freshMs: 2_000, staleMs: 5_000, outageMs: 60_000, maxBytes: 100 }, () => now);
  const render = async (): Promise<CachedPage> =>
    cachedPage(`page ${++renders}`, 200, now, { sayOld: (html) => `old ${html}` });
  const read = async (key = "a") => String(await (await cache.get(key, render)).body("identity"));
  const pass = (ms: number) => {
    now += ms;
  };
  return { cache, render, read, pass, count: () => renders };
}

describe("the page cache", () => {
  it("keeps where a page has moved to, also while nothing can be rendered", async () => {
    const { cache, pass } = clock();
    const moved = async () => movedPage("/b", 0);
    expect(await cache.get("a", moved)).toMatchObject({ status: 301, location: "/b" });
    pass(10_000);
    const away = async () => cachedPage("away", 503, 0);
    expect(await cache.get("a", away)).toMatchObject({ status: 301, location: "/b", isAged: true });
  });
  it("renders a page once while it is fresh", async () => {
    const { read, pass, count } = clock();
    await read();
    pass(1_900);
    expect(await read()).toBe("page 1");
    expect(count()).toBe(1);
  });
  it("serves a stale page once more and renders a new one behind it", async () => {
    const { read, pass } = clock();
    await read();
    pass(3_000);
    expect(await read()).toBe("page 1");
    await Promise.resolve();
    expect(await read()).toBe("page 2");
  });
  it("never serves a page older than its stale time", async () => {
    const { read, pass } = clock();
    await read();
    pass(5_001);
    expect(await read()).toBe("page 2");
  });
  it("serves an old page that says so while no new one can be rendered, for a while", async () => {
    const { cache, render, pass } = clock();
    const away = async () => cachedPage("away", 503, 0);
    const broken = () => Promise.reject(new Error("away"));
    await cache.get("a", render);
    for (const outage of [away, broken, away]) {
      pass(6_000);
      const { isAged, status, body } = await cache.get("a", outage);
      expect([isAged, status, String(await body("identity"))]).toEqual([true, 200, "old page 1"]);
    }
    expect((await cache.get("a", render)).isAged).toBe(true);
    expect(String(await (await cache.get("a", render)).body("identity"))).toBe("page 2");
    pass(60_001);
    expect((await cache.get("a", away)).status).toBe(503);
  });
  it("lets nobody wait for a rendering that the last one has shown to be in vain", async () => {
    const { cache, render, pass } = clock();
    await cache.get("a", render);
    await cache.get("b", async () => cachedPage("away", 503, 0));
    pass(6_000);
    expect((await cache.get("a", () => new Promise(() => {}))).isAged).toBe(true);
  });
  it("lets requests for the same missing page share one rendering", async () => {
    const { read, count } = clock();
    await Promise.all([read(), read(), read()]);
    expect(count()).toBe(1);
  });
  it("forgets the pages used longest ago when it is full", async () => {
    const { read, count } = clock();
    for (let page = 0; page < 20; page++) await read(`p${page}`);
    await read("p19");
    expect(count()).toBe(20);
    await read("p0");
    expect(count()).toBe(21);
  });
  it("does not keep the page of an outage", async () => {
    const { cache } = clock();
    let status = 503;
    const render = async () => cachedPage("x", status, 0);
    await cache.get("a", render);
    status = 200;
    expect((await cache.get("a", render)).status).toBe(200);
  });
  it("packs a page once for each encoding", async () => {
    const page = cachedPage("words ".repeat(500), 200, 0);
    expect(await page.body("br")).toBe(await page.body("br"));
    expect((await page.body("gzip")).length).toBeLessThan(300);
  });
});
