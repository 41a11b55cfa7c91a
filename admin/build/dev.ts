import { join } from "node:path";
import { createServer } from "vite";

// The panel's own development server: its sources reload in the browser, all other requests go to the shop, whose page is
// the panel's sign-in as well. It stands in the panel's folder, where `vite` is the one of the panel's build; the engine brings an older one for its own admin.
const panel = join(import.meta.dirname, "..");
const shop = process.env.SHOP_URL ?? "http://localhost:8000";
const port = Number(process.env.PANEL_PORT);

const toShop = {
  target: shop,
  changeOrigin: true,
  // The shop refuses writes from another origin, and this page has another port.
  headers: { origin: shop },
};

const vite = await createServer({
  root: panel,
  configFile: join(panel, "vite.config.ts"),
  server: {
    port,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { "^/(?!admin(/|$))": toShop },
  },
});
await vite.listen();
console.log(`panel ready http://localhost:${port}/admin/`);

process.once("SIGTERM", async () => {
  await vite.close();
  process.exit(0);
});
