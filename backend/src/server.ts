import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { closeLimiters } from "./accounts/limits/limiter";
import { seedAdmin } from "./accounts/seed-admin";
import { isIndexNeeded, warmIndex } from "./catalog/index";
import { catchUpAtStart } from "./catalog/refresh/follow";
import { isAtSearchModule } from "./catalog/search-engine/chosen";
import { useSearchModule } from "./catalog/search-engine/engine";
import { writeSearchMisses } from "./catalog/search-misses";
import { newShop } from "./contract/new-shop";
import { startTracing } from "./contract/tracing";
import { openEngineAdmin } from "./http/engine-admin/open";
import { listen } from "./http/listen";
import { createListener } from "./http/pipeline/listener";
import { mountPluginRoutes } from "./http/plugin-routes";
import { rawRoutes } from "./http/raw-routes";
import { handlers } from "./http/routes";
import { refuseUnfinishedRestore } from "./integrity/restore/restores";
import { findTextGateway } from "./notifications/text-gateway";
import { checkChosenGateway } from "./payments/gateways";
import { migrate } from "./platform/db/migrate";
import { closeHotPool } from "./platform/db/pool";
import { tellOfMissingLimits } from "./platform/db/pooler-limits";
import { closeReplica } from "./platform/db/replica";
import { limitEngineTimes, limitTimes } from "./platform/db/time-limits";
import { startEngine } from "./platform/engine/engine";
import { carryToEngine } from "./platform/engine/engine-identity";
import { refuseOtherRegions } from "./platform/engine/one-region";
import { env, isPooled } from "./platform/env";
import { shop } from "./platform/identity/current";
import { followIdentity, loadIdentity } from "./platform/identity/identity";
import { homeDir } from "./platform/places";
import { callWorkers } from "./platform/queue/call-workers";
import { hearCalls } from "./platform/queue/hear-calls";
import { startWorkers } from "./platform/queue/workers";
import { announceStop } from "./platform/stopping";
import { bootAndSeed } from "./seed/run-seeds";

export type Backend = {
  url: string;
  /** The address of the engine's own admin, if it is open. */
  engineAdminUrl: string | undefined;
  container: MedusaContainer;
  /** Resolves when lists can be answered; everything else is answered before. */
  warmed: Promise<void>;
  /** Not ready from now on: every response closes its connection, so that the next request goes to another process. */
  announceStop: () => void;
  close: () => Promise<void>;
};

/** How long the database may take for a request, on the engine's connections too. */
async function limitServing(container: MedusaContainer): Promise<void> {
  if (isPooled()) return tellOfMissingLimits();
  // The container types it as any knex; none of its types tells of the pool within.
  await limitEngineTimes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as never);
}

/** A shop that was down through the end of a sale of everything does not stay down much longer for it. */
const catchUpMs = 10_000;

/**
 * Does the background work, in the process that is for it: `shared` alone, `worker` for the servers, which call it. Returns
 * what ends it.
 */
function startBackground(container: MedusaContainer): () => Promise<void> {
  const { WORKER_MODE } = env();
  if (WORKER_MODE === "server") return callWorkers();
  // Servers do without all of its code. The build leaves an import() to Node, which wants another path than TypeScript.
  const { backgroundWorkers }: typeof import("./background-workers") = require("./background-workers");
  const stopWorkers = startWorkers(backgroundWorkers(container));
  if (WORKER_MODE === "shared") return stopWorkers;
  const stopHearing = hearCalls();
  return async () => {
    await Promise.all([stopHearing(), stopWorkers()]);
  };
}

/** The engine, with what its plugins and modules bring. */
async function boot() {
  const engine = await startEngine();
  if (isAtSearchModule()) useSearchModule(engine.container);
  await findTextGateway(engine.container);
  const pluginRoutes = await mountPluginRoutes(engine.container);
  return { engine, container: engine.container, pluginRoutes };
}

/** Migrates, boots the engine, seeds, and opens our routes and the plugins'; `close` ends it in the opposite order. */
export async function startBackend(): Promise<Backend> {
  checkChosenGateway();
  const endTracing = await startTracing("shop-backend");
  await migrate(homeDir);
  // Before anything else opens a connection of ours: the limits hold from the first one on.
  limitTimes();
  await refuseUnfinishedRestore();
  const { engine, pluginRoutes } = await bootAndSeed(boot);
  // Another backend may have seeded it.
  await loadIdentity();
  await carryToEngine(engine.container, newShop, shop());
  const stopFollowing = followIdentity();
  await refuseOtherRegions(engine.container);
  await seedAdmin(engine.container);
  await limitServing(engine.container);
  await catchUpAtStart(catchUpMs);
  const listener = createListener({
    handlers,
    rawRoutes,
    scope: engine.container,
    pluginRoutes: pluginRoutes.serve,
  });
  const listening = await listen(listener, env().HOST, env().BACKEND_PORT);
  const engineAdmin = await openEngineAdmin(engine.container);
  // "Ready" says no until lists can be answered; a failure is met again, and answered, by whoever asks.
  const warmed = isIndexNeeded() ? warmIndex().catch(() => {}) : Promise.resolve();
  const stopBackground = startBackground(engine.container);
  return {
    warmed,
    url: listening.url,
    engineAdminUrl: engineAdmin?.url,
    container: engine.container,
    announceStop: () => {
      announceStop();
      listening.endConnections();
    },
    close: async () => {
      await Promise.all([listening.stop(), engineAdmin?.stop()]);
      await stopBackground();
      await writeSearchMisses();
      stopFollowing();
      await pluginRoutes.close();
      await engine.shutdown();
      closeLimiters();
      await Promise.all([closeHotPool(), closeReplica()]);
      await endTracing();
    },
  };
}
