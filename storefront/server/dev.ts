import { join } from "node:path";
import { createServer as createVite } from "vite";
import type * as Renderer from "../src/entry-server";
import { backendTransport } from "./backend-transport";
import type { Assets } from "./document";
import { readEnv } from "./env";
import { knownShop } from "./known-shop";
import { listen } from "./listen";
import { PageCache } from "./page-cache";
import type * as Pages from "./pages";
import type * as Plain from "./plain";
import { visitorCalls } from "./plain/callers";
import { stopGracefully } from "./stop";
import type * as Web from "./web";

/** The web process for development: Vite serves and reloads the sources, and pages are rendered on every request. */
async function main() {
  const env = readEnv(process.env, import.meta.dirname);
  const origin = env.publicUrl ?? `http://${env.host}:${env.port}`;
  const root = join(env.root, "storefront");
  const vite = await createVite({
    root,
    configFile: join(root, "vite.config.ts"),
    server: { middlewareMode: true },
  });
  const backend = backendTransport(env.backendUrl, env.proxySecret);
  const { trustedHops } = env;
  const calls = visitorCalls(env.backendUrl, { trustedHops, secret: env.proxySecret });
  const { createWeb } = (await vite.ssrLoadModule("/server/web.ts")) as typeof Web;

  const scripts = `${await preamble()}<script type="module" src="/src/entry-client.ts"></script>`;
  const assets: Assets = {
    styles: ["/src/styles/index.css"],
    scripts: () => scripts,
  };
  const web = createWeb({
    env,
    origin,
    shop: knownShop(backend.transport),
    clientFolder: join(root, "public"),
    development: true,
    async plain(url, req, res, asker) {
      const renderer = await loadRenderer();
      const { plainServer } = (await vite.ssrLoadModule("/server/plain/index.ts")) as typeof Plain;
      await plainServer({ renderer, assets, origin, calls, trustedHops })(url, req, res, asker);
    },
    async pages(url, req, res, asker) {
      const renderer = await loadRenderer();
      const { pageServer } = (await vite.ssrLoadModule("/server/pages.ts")) as typeof Pages;
      const cache = new PageCache({ freshMs: 0, staleMs: 0, outageMs: 0, maxBytes: 1 });
      const readOwn: Pages.ReadOwn = (req, route, language) =>
        calls.as(req, language, () => renderer.readOwn(route, language));
      await pageServer({ renderer, assets, cache, origin, edge: env.edge, readOwn })(url, req, res, asker);
    },
  });
  const [answer] = web.server.listeners("request") as [(req: object, res: object) => void];
  web.server.removeAllListeners("request");
  web.server.on("request", (req, res) => {
    const ours = /^\/(api|hooks|files|pictures|admin)(\/|$)/.test(req.url ?? "");
    if (ours) answer(req, res);
    else vite.middlewares(req, res, () => answer(req, res));
  });

  async function loadRenderer() {
    const renderer = (await vite.ssrLoadModule("/src/entry-server.tsx")) as typeof Renderer;
    renderer.setTransport(calls.transport(backend.transport));
    await renderer.warmUp();
    return renderer;
  }

  async function preamble() {
    const html = await vite.transformIndexHtml("/", "<html><head></head></html>");
    return /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? "";
  }

  const address = await listen(web.server, env);
  stopGracefully(web.server, {
    announce: web.announceStop,
    delayMs: env.shutdownDelayMs,
    close: async () => {
      await Promise.all([web.close(), backend.close(), calls.close(), vite.close()]);
    },
  });
  console.log(`web ready ${env.publicUrl ?? address}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
