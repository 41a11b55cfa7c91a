import { join } from "node:path";
import { createServer } from "vite";
import { root } from "../root";

// The panel's own development server: its sources reload in the browser, all other requests go to the shop.
const shop = process.env.SHOP_URL ?? "http://localhost:8000";
const port = Number(process.env.PANEL_PORT);

const toShop = {
  target: shop,
  changeOrigin: true,
  // The shop refuses writes from another origin, and this page has another port.
  headers: { origin: shop },
};

const vite = await createServer({
  root: join(root, "admin"),
  configFile: join(root, "admin", "vite.config.ts"),
  server: {
    port,
    strictPort: true,
    host: "127.0.0.1",
    proxy: { "/api": toShop, "/files": toShop, "/pictures": toShop },
  },
});
await vite.listen();
console.log(`panel ready http://localhost:${port}/admin/`);

process.once("SIGTERM", async () => {
  await vite.close();
  process.exit(0);
});
