import type { MedusaContainer } from "@medusajs/framework/types";
import express from "express";
import { seedAdmin } from "./account/seed-admin";
import { migrate } from "./db/migrate";
import { closeHotPool } from "./db/pool";
import { homeDir, startEngine } from "./engine";
import { env } from "./env";
import { listen } from "./http/listen";
import { runSeeds } from "./seed/run-seeds";

export type Backend = { url: string; container: MedusaContainer; close: () => Promise<void> };

/** Migrates, boots the engine behind our own doors, seeds and listens; `close` ends it in the opposite order. */
export async function startBackend(): Promise<Backend> {
  await migrate(homeDir);
  const app = express();
  app.disable("x-powered-by");
  const engine = await startEngine(app);
  await runSeeds(engine.container);
  await seedAdmin(engine.container);
  const listening = await listen(app, env().HOST, env().BACKEND_PORT);
  return {
    url: listening.url,
    container: engine.container,
    close: async () => {
      await listening.stop();
      await engine.shutdown();
      await closeHotPool();
    },
  };
}
