import type { MedusaContainer } from "@medusajs/framework/types";
import { seedAdmin } from "./account/seed-admin";
import { createListener } from "./api/listener";
import { warmCatalogue } from "./catalog/board";
import { startCourier } from "./courier/work";
import { migrate } from "./db/migrate";
import { closeHotPool } from "./db/pool";
import { handlers } from "./doors";
import { homeDir, startEngine } from "./engine";
import { env } from "./env";
import { listen } from "./http/listen";
import { mountPluginRoutes } from "./http/plugin-routes";
import { closeLimiters } from "./limits/limiter";
import { findTextGateway } from "./notify/text-gateway";
import { startOutbox } from "./ordering/outbox/drain";
import { startPayments } from "./payments/worker";
import { runSeeds } from "./seed/run-seeds";
import { sideDoors } from "./side-doors";

export type Backend = { url: string; container: MedusaContainer; close: () => Promise<void> };

/** Migrates, boots the engine, seeds, and opens our doors and the plugins'; `close` ends it in the opposite order. */
export async function startBackend(): Promise<Backend> {
  await migrate(homeDir);
  const engine = await startEngine();
  await findTextGateway(engine.container);
  const pluginRoutes = await mountPluginRoutes(engine.container);
  await runSeeds(engine.container);
  await seedAdmin(engine.container);
  const listener = createListener({
    handlers,
    sideDoors,
    scope: engine.container,
    pluginRoutes: pluginRoutes.app,
  });
  const listening = await listen(listener, env().HOST, env().BACKEND_PORT);
  // The first visitor need not wait for it; a failure is met again, and answered, by whoever asks.
  warmCatalogue().catch(() => {});
  const stopOutbox = startOutbox(engine.container);
  const stopCourier = startCourier(engine.container);
  const stopPayments = startPayments(engine.container);
  return {
    url: listening.url,
    container: engine.container,
    close: async () => {
      await listening.stop();
      await Promise.all([stopOutbox(), stopCourier(), stopPayments()]);
      await pluginRoutes.close();
      await engine.shutdown();
      closeLimiters();
      await closeHotPool();
    },
  };
}
