import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ApiLoader, expressLoader } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { refuse } from "../contract/refusal";
import { log } from "../platform/log";
import { homeDir } from "../platform/places";
import { toFailure } from "./pipeline/failure";
import type { Front } from "./pipeline/listener";
import { sendFailure } from "./pipeline/send";
import { enterPluginArea } from "./plugin-access";

/** After the plugins' routes: responds to unknown paths with a JSON 404. */
const noSuchCall: RequestHandler = (req, res) => sendFailure(req, res, toFailure(refuse.notFound()));

/** An error thrown by a plugin's route that the engine's own error handler did not handle. */
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

/** The api folders, with at least one route, of the plugins in medusa-config.ts and of this project. */
async function routeFolders(container: MedusaContainer): Promise<string[]> {
  const config = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const plugins = await getResolvedPlugins(homeDir, config, true);
  return plugins.map(({ resolve }) => join(resolve, "api")).filter(hasRoutes);
}

export type PluginRoutes = { serve: Front["pluginRoutes"]; close: () => Promise<void> };

/**
 * The routes of plugins, loaded by the engine's own loader. Called only for paths below /api/ (see listener.ts); those
 * of `/store` and `/admin` are among them as `/api/plugins/…`, if PLUGIN_ROUTES opens them.
 */
export async function mountPluginRoutes(container: MedusaContainer): Promise<PluginRoutes> {
  const app = express();
  app.disable("x-powered-by");
  const folders = await routeFolders(container);
  let close = async () => {};
  if (folders.length > 0) {
    app.use((req, _res, next) => {
      // The engine's handlers read the container from the request, which express does not set.
      Object.assign(req, { scope: container.createScope() });
      next();
    });
    const { shutdown } = await expressLoader({ app, container });
    close = shutdown;
    await new ApiLoader({ app, sourceDir: folders, container }).load();
  }
  app.use(noSuchCall, pluginFailed);
  const serve: Front["pluginRoutes"] = async (req, res) => {
    await enterPluginArea(req, res, container);
    app(req, res);
  };
  return { serve, close };
}
