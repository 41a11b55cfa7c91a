import { watchBackend } from "./dev/watch-backend";
import { runShop } from "./start/run-shop";

/** `npm run dev`: the shop with reloading sources: the storefront and the panel by Vite, the backend by a restart. */
export async function main(): Promise<never> {
  const code = await runShop(true, (shop) => {
    return watchBackend(async () => {
      shop.options.say("backend", "sources have changed: starting it again");
      await shop.reloadBackend();
    });
  });
  process.exit(code);
}
