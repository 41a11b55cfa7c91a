import { createServer } from "node:http";
import { Modules } from "@medusajs/framework/utils";
import loadEngine from "@medusajs/medusa/loaders/index";
import express from "express";
import { engineIds } from "../../backend/src/platform/engine/engine-ids";
import { env } from "../../backend/src/platform/env";
import { homeDir } from "../../backend/src/platform/places";
import { catchUp } from "../../backend/src/platform/revisions/revisions";

/**
 * Serves the engine's own unmodified routes, for comparison in `npm run bench`. The shop never starts this: those
 * routes are open to anyone who has an id.
 */
async function serveStockEngine(): Promise<void> {
  const app = express();
  const { container } = await loadEngine({ directory: homeDir, expressApp: app });
  // The shop's GST provider, which the engine asks for the taxes of an address, reads rates from memory.
  await catchUp();
  const { salesChannelId, regionId } = await engineIds(container);
  const keys = container.resolve(Modules.API_KEY);
  const [known] = await keys.listApiKeys({ title: "bench" });
  const key =
    known ?? (await keys.createApiKeys({ title: "bench", type: "publishable", created_by: "bench" }));
  await container.resolve("link").create({
    [Modules.API_KEY]: { publishable_key_id: key.id },
    [Modules.SALES_CHANNEL]: { sales_channel_id: salesChannelId },
  });
  createServer(app).listen(env().BACKEND_PORT, env().HOST, () =>
    console.log(`stock engine ready ${JSON.stringify({ key: key.token, regionId })}`),
  );
}

serveStockEngine().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
