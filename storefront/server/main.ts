import "./log-everything";
import { join } from "node:path";
import { pictureHosts } from "@contract/pictures";
import { startTracing } from "@contract/tracing";
import * as renderer from "../src/entry-server";
import { builtAssets } from "./assets";
import { backendTransport } from "./backend-transport";
import { readEnv } from "./env";
import { knownShop } from "./known-shop";
import { listen } from "./listen";
import { PageCache } from "./page-cache";
import { pageServer, type ReadOwn } from "./pages";
import { plainServer } from "./plain";
import { visitorCalls } from "./plain/callers";
import { ReadyPages } from "./ready-pages";
import { stopGracefully } from "./stop";
import { createWeb } from "./web";

/**
 * Prices and stock in the HTML are at most five seconds old, or a day while the backend is down, and then the page
 * says of when they are. The browser reads them again when it acts on them.
 */
const lifetimes = { freshMs: 2_000, staleMs: 5_000, outageMs: 24 * 3_600_000, maxBytes: 64 * 1024 * 1024 };

async function main() {
  const env = readEnv(process.env, import.meta.dirname);
  const endTracing = await startTracing("shop-web");
  const origin = env.publicUrl ?? `http://${env.host}:${env.port}`;
  const clientFolder = join(env.root, "storefront", "dist", "client");
  const backend = backendTransport(env.backendUrl, env.proxySecret);
  const { trustedHops } = env;
  const calls = visitorCalls(env.backendUrl, { trustedHops, secret: env.proxySecret });
  renderer.setTransport(calls.transport(backend.transport));
  await renderer.warmUp();
  const assets = builtAssets(clientFolder, env.worksOffline, env.assetHost);
  Object.assign(pictureHosts, env.pictureHosts);
  const cache = new PageCache(lifetimes);
  const ready = new ReadyPages(cache);
  const readOwn: ReadOwn = (req, route, language) =>
    calls.as(req, language, () => renderer.readOwn(route, language));
  const pages = pageServer({ renderer, assets, cache, origin, edge: env.edge, readOwn, ready });
  const plain = plainServer({ renderer, assets, origin, calls, trustedHops });
  const web = createWeb({
    env,
    origin,
    pages,
    ready,
    plain,
    shop: knownShop(backend.transport),
    clientFolder,
  });
  const address = await listen(web.server, env);
  stopGracefully(web.server, {
    announce: web.announceStop,
    delayMs: env.shutdownDelayMs,
    close: async () => {
      await Promise.all([web.close(), backend.close(), calls.close()]);
      await endTracing();
    },
  });
  console.log(`web ready ${env.publicUrl ?? address}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
