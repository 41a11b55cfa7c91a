import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ApiLoader, expressLoader } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { refuse } from "../contract/refusal";
import { log } from "../platform/log";
import { homeDir } from "../platform/places";
import { toFailure } from "./pipeline/failure";
import { sendFailure } from "./pipeline/send";

/** Behind the plugins' routes: what none of them answered is a JSON 404. */
const noSuchCall: RequestHandler = (req, res) => sendFailure(req, res, toFailure(refuse.notFound()));

/** What a plugin's route threw past the engine's own error handler. */
const pluginFailed: ErrorRequestHandler = (error, req, res, _next) => {
  const failed = toFailure(error);
  if (failed.unexpected) log.error({ err: error }, "plugin route failed");
  sendFailure(req, res, failed);
};

function hasRoutes(folder: string): boolean {
  return (
    existsSync(folder) &&
    readdirSync(folder, { recursive: true, encoding: "utf8" }).some((file) =>
      /(^|[\\/])route\.(ts|js)$/.test(file),
    )
  );
}

/** The api folders of the plugins in medusa-config.ts and of this project that hold a route. */
async function routeFolders(container: MedusaContainer): Promise<string[]> {
  const config = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const plugins = await getResolvedPlugins(homeDir, config, true);
  return plugins.map(({ resolve }) => join(resolve, "api")).filter(hasRoutes);
}

export type PluginRoutes = { app: Express; close: () => Promise<void> };

/** The routes of plugins, loaded by the engine's own loader; only those below /api/ are ever asked (see listener.ts). */
export async function mountPluginRoutes(container: MedusaContainer): Promise<PluginRoutes> {
  const app = express();
  app.disable("x-powered-by");
  const folders = await routeFolders(container);
  let close = async () => {};
  if (folders.length > 0) {
    app.use((req, _res, next) => {
      // The engine's handlers find the container on the request; express knows nothing of it.
      Object.assign(req, { scope: container.createScope() });
      next();
    });
    const { shutdown } = await expressLoader({ app, container });
    close = shutdown;
    await new ApiLoader({ app, sourceDir: folders, container }).load();
  }
  app.use(noSuchCall, pluginFailed);
  return { app, close };
}
