import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newShop } from "@contract/new-shop";
import { startEdgeCache } from "@testing/edge-cache";
import { soon } from "@testing/soon";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { matchRoute } from "../src/routing/match-route";
import { blankPage } from "../src/testing/blank-page";
import { edgeCacheControl } from "./edge";
import { readEnv } from "./env";
import { PageCache } from "./page-cache";
import { pageServer } from "./pages";
import { createWeb } from "./web";

const token = "a-token-for-purges";

/** The web process with pages that say how often they were rendered, and a product whose price they show. */
async function openWeb() {
  const state = { price: 100, renders: 0, status: 200 as 200 | 404 | 503 };
  // It keeps pages for an outage alone, so that every request that reaches it is rendered.
  const cache = new PageCache({ freshMs: -1, staleMs: -1, outageMs: 86_400_000, maxBytes: 1e6 });
  const env = readEnv({ EDGE_SECONDS: "300", EDGE_KEY_HEADER: "Surrogate-Key" }, import.meta.dirname);
  const pages = pageServer({
    renderer: {
      matchRoute,
      render: async () => {
        state.renders += 1;
        return {
          ...blankPage,
          status: state.status,
          body: `₹${state.price}, ${state.status}`,
          keys: ["shop", "prod_one"],
        };
      },
    },
    assets: { styles: [], scripts: () => "" },
    cache,
    origin: "http://shop.example",
    edge: env.edge,
  });
  const web = createWeb({
    env,
    origin: "http://shop.example",
    pages,
    plain: pages,
    shop: async () => newShop,
    clientFolder: join(env.root, "nowhere"),
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => web.server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = web.server.address() as AddressInfo;
  return {
    state,
    cache,
    port,
    server: web.server,
    listenAgain: () => listen(port),
    close: () => web.close(),
  };
}
type Web = Awaited<ReturnType<typeof openWeb>>;

const leave = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

type Front = { url: string; stop: () => void };

const smallCache = ({ port }: Web): Promise<Front> =>
  startEdgeCache(
    () => `http://127.0.0.1:${port}`,
    () => performance.now(),
  );

/** Debian's Varnish with the delivered configuration, before this port. */
async function varnish({ port }: Web): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), "shop-varnish-"));
  // Its worker is another user.
  chmodSync(folder, 0o755);
  const vcl = readFileSync(join(import.meta.dirname, "../../deploy/edge.vcl"), "utf8");
  const file = join(folder, "edge.vcl");
  writeFileSync(file, vcl.replace('.port = "8000"', `.port = "${port}"`));
  const args = ["-F", "-a", "127.0.0.1:0", "-f", file, "-n", folder, "-s", "malloc,32m"];
  const child: ChildProcess = spawn("varnishd", [...args, "-p", "http_gzip_support=off"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, EDGE_PURGE_TOKEN: token, EDGE_BEHIND: "30s" },
  });
  const address = await vi.waitFor(() => {
    const { stdout } = spawnSync("varnishadm", ["-n", folder, "debug.listen_address"], { encoding: "utf8" });
    const [, found] = /127\.0\.0\.1 (\d+)/.exec(stdout) ?? [];
    if (!found) throw new Error("No address yet");
    return found;
  }, soon);
  return {
    url: `http://127.0.0.1:${address}`,
    stop: () => {
      child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      child.kill();
    },
  };
}

const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;

describe.each([
  { name: "a small cache", open: smallCache, isThere: true },
  {
    name: hasVarnish ? "Varnish" : "Varnish, which is not on this machine",
    open: varnish,
    isThere: hasVarnish,
  },
])("a shop behind $name", ({ open, isThere }) => {
  if (!isThere) return void it.skip("needs the program varnishd");

  let web: Web;
  let front: Front;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(front.url + path, { headers, redirect: "manual" });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const purge = (keys: string, authorization = `Bearer ${token}`) =>
    fetch(`${front.url}/edge-purge`, { method: "POST", headers: { "Surrogate-Key": keys, authorization } });
  beforeAll(async () => {
    web = await openWeb();
    front = await open(web);
    await vi.waitFor(async () => expect((await ask("/shop/about")).status).toBe(200), soon);
  });
  afterAll(async () => {
    front.stop();
    await leave(web.server);
    await web.close();
  });
  beforeEach(async () => {
    await purge("shop");
    Object.assign(web.state, { price: 100, renders: 0, status: 200 });
  });

  it.each(["/shop/home", "/hi/shop/product/one", "/mr/shop/listing?category=toys"])(
    "renders %s once for two guests, and leaves no mark on them",
    async (path) => {
      const [one, other] = [await ask(path), await ask(path)];
      expect(other.text).toBe(one.text);
      expect(web.state.renders).toBe(1);
      expect(other.headers.get("set-cookie")).toBeNull();
      expect(other.headers.get("vary")).not.toMatch(/cookie/i);
    },
  );

  it("neither gives a page that was kept to a shopper with a session, nor keeps theirs", async () => {
    const cookie = "shop_session=a; shop_known=1";
    const mine = await ask("/shop/home", { cookie });
    expect(mine.headers.get("cache-control")).toBe("private, no-cache");
    await ask("/shop/home");
    await ask("/shop/home", { cookie });
    await ask("/shop/home");
    expect(web.state.renders).toBe(3);
  });

  it("leads a reader of Hindi from an English address to theirs, before and after an English reader", async () => {
    const hindi = { "accept-language": "hi-IN,hi;q=0.9,en;q=0.5" };
    for (const headers of [hindi, { "accept-language": "en-IN" }, hindi]) {
      const { status, headers: got } = await ask("/shop/home", headers);
      expect([status, got.get("location")]).toEqual(headers === hindi ? [302, "/hi/shop/home"] : [200, null]);
    }
  });

  it("stores a choice of language however often its address was asked for", async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await ask("/shop/home?lang=en")).headers.get("set-cookie")).toContain("appLanguage=en");
  });

  it("shows the light version to whoever asks for it, and to nobody else", async () => {
    const full = (await ask("/shop/home")).text;
    const light = await ask("/shop/home", { "save-data": "on" });
    expect(light.text).not.toBe(full);
    expect((await ask("/shop/home")).text).toBe(full);
    expect(light.headers.get("cache-control")).toBe("private, no-store");
  });

  it("shows a new price as soon as the product was purged, and keeps all other pages", async () => {
    expect((await ask("/shop/product/one")).text).toContain("₹100");
    web.state.price = 80;
    await purge("prod_other lists");
    expect((await ask("/shop/product/one")).text).toContain("₹100");
    await purge("prod_other prod_one");
    expect((await ask("/shop/product/one")).text).toContain("₹80");
  });

  it("asks again for what was not found", async () => {
    web.state.status = 404;
    expect((await ask("/shop/product/one")).status).toBe(404);
    web.state.status = 200;
    expect((await ask("/shop/product/one")).status).toBe(200);
  });

  it("says that a page is old while the backend is away, and keeps no such page", async () => {
    await ask("/shop/product/one");
    await purge("prod_one");
    web.state.status = 503;
    for (let time = 0; time < 2; time += 1) {
      const { status, text, headers } = await ask("/shop/product/one");
      expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(text).toContain("The shop cannot be reached just now");
      expect(text).toContain("₹100");
    }
    web.state.status = 200;
    await vi.waitFor(
      async () => expect((await ask("/shop/product/one")).text).not.toContain("cannot be reached"),
      soon,
    );
  });

  it("shows pages while no web process answers", async () => {
    const { text } = await ask("/shop/product/one");
    await leave(web.server);
    expect((await ask("/shop/product/one")).text).toBe(text);
    await web.listenAgain();
  });
});

describe("the times of a page in caches of everybody's", () => {
  it("add up to what the shop is set to", () => {
    const timesOf = (seconds: number) => {
      const [, fresh, behind] =
        /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
          edgeCacheControl({ seconds, keyHeader: undefined }) ?? "",
        ) ?? [];
      return [Number(fresh), Number(behind)];
    };
    expect([10, 61, 300].map(timesOf)).toEqual([
      [5, 5],
      [31, 30],
      [270, 30],
    ]);
    expect(edgeCacheControl({ seconds: 0, keyHeader: undefined })).toBeUndefined();
  });
});
