import type { MedusaContainer } from "@medusajs/framework/types";
import express from "express";
import { seedAdmin } from "./account/seed-admin";
import { createListener } from "./api/listener";
import { noSuchCall, pluginFailed } from "./api/plugin-routes";
import { migrate } from "./db/migrate";
import { closeHotPool } from "./db/pool";
import { handlers } from "./doors";
import { homeDir, startEngine } from "./engine";
import { env } from "./env";
import { listen } from "./http/listen";
import { closeLimiters } from "./limits/limiter";
import { startOutbox } from "./ordering/outbox/drain";
import { runSeeds } from "./seed/run-seeds";
import { sideDoors } from "./side-doors";

export type Backend = { url: string; container: MedusaContainer; close: () => Promise<void> };

/** Migrates, boots the engine behind our own doors, seeds and listens; `close` ends it in the opposite order. */
export async function startBackend(): Promise<Backend> {
  await migrate(homeDir);
  const app = express();
  app.disable("x-powered-by");
  const engine = await startEngine(app);
  app.use(noSuchCall, pluginFailed);
  await runSeeds(engine.container);
  await seedAdmin(engine.container);
  const listener = createListener({ handlers, sideDoors, scope: engine.container, engine: app });
  const listening = await listen(listener, env().HOST, env().BACKEND_PORT);
  const stopOutbox = startOutbox(engine.container);
  return {
    url: listening.url,
    container: engine.container,
    close: async () => {
      await listening.stop();
      await stopOutbox();
      await engine.shutdown();
      closeLimiters();
      await closeHotPool();
    },
  };
}
