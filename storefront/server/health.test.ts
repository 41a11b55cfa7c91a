import type { AddressInfo } from "node:net";
import { newShop } from "@contract/new-shop";
import { expect, it } from "vitest";
import { readEnv } from "./env";
import { createWeb } from "./web";

it("the web process is alive and ready without a backend, and after a stop signal alive and not ready", async () => {
  const env = readEnv({ BACKEND_URL: "http://127.0.0.1:9" }, import.meta.dirname);
  const pages = async () => {};
  const parts = { env, origin: "http://shop", pages, plain: pages, clientFolder: "nowhere" };
  const web = createWeb({ ...parts, shop: async () => newShop });
  await new Promise<void>((resolve) => web.server.listen(0, "127.0.0.1", resolve));
  const { port } = web.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, response.headers.get("cache-control")];
  };
  expect([await ask("/healthz"), await ask("/readyz")]).toEqual([
    [200, "no-store"],
    [200, "no-store"],
  ]);
  web.announceStop();
  expect([await ask("/healthz"), await ask("/readyz")]).toEqual([
    [200, "no-store"],
    [503, "no-store"],
  ]);
  await web.close();
  web.server.closeAllConnections();
  web.server.close();
});
