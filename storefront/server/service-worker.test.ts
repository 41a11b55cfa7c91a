import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newShop } from "@contract/new-shop";
import { afterEach, expect, it } from "vitest";
import { builtAssets, entryName, idleName } from "./assets";
import { readEnv } from "./env";
import { createWeb } from "./web";

const open: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const built = "the worker of this build";

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-worker-"));
  open.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "sw.js"), built);
  const manifest = { [entryName]: { file: "assets/entry.js" }, [idleName]: { file: "assets/idle.js" } };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  return folder;
}

async function askForWorker(offline: "on" | "off"): Promise<Response> {
  const env = readEnv({ BACKEND_URL: "http://127.0.0.1:9", OFFLINE: offline }, import.meta.dirname);
  const nowhere = async (_url: URL, _req: IncomingMessage, res: ServerResponse) =>
    void res.writeHead(404).end();
  const web = createWeb({
    env,
    origin: "https://shop.example",
    pages: nowhere,
    plain: nowhere,
    shop: async () => newShop,
    clientFolder: builtFolder(),
  });
  await new Promise<void>((resolve) => web.server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    web.server.closeAllConnections();
    web.server.close();
    return web.close();
  });
  return fetch(`http://127.0.0.1:${(web.server.address() as AddressInfo).port}/sw.js`);
}

it("serves the build's service worker, which may fetch from the shop alone and is asked for anew each time", async () => {
  const answer = await askForWorker("on");
  expect(await answer.text()).toBe(built);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toContain("javascript");
  expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; connect-src 'self';/);
});

it("switched off, takes the worker and its copies out of browsers that have it", async () => {
  const answer = await askForWorker("off");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const text = await answer.text();
  expect(text).not.toContain(built);
  expect(text).toContain("registration.unregister()");
  expect(text).toContain("caches.delete(name)");
});

it("switched off, is named by no page", () => {
  const folder = builtFolder();
  expect(builtAssets(folder, true).scripts([])).toContain("/assets/idle.js");
  expect(builtAssets(folder, false).scripts([])).not.toContain("/assets/idle.js");
});

it("names the files of a build by the host of a content delivery network, if there is one", () => {
  const folder = builtFolder();
  const scripts = builtAssets(folder, true, "https://cdn.example").scripts([]);
  expect(scripts).toContain('["https://cdn.example/assets/entry.js","https://cdn.example/assets/idle.js"]');
});
