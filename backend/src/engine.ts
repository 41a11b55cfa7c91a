import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import loadEngine from "@medusajs/medusa/loaders/index";
import express, { type Express } from "express";

/** The folder that the engine takes for the project: it finds config, modules, workflows and jobs from here. */
export const homeDir = join(__dirname, "..");

export type Engine = { container: MedusaContainer; shutdown: () => Promise<void> };

/** Boots the engine into `app`, behind whatever is mounted there already; without `app`, without its routes. */
export async function startEngine(app?: Express): Promise<Engine> {
  const { container, shutdown } = await loadEngine({
    directory: homeDir,
    expressApp: app ?? express(),
    skipLoadingEntryPoints: app === undefined,
  });
  return { container, shutdown };
}
