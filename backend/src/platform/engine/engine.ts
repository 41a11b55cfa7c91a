import { knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import loadEngine from "@medusajs/medusa/loaders/index";
import express from "express";
import { letKnexTakeSeveralHosts } from "../db/knex-driver";
import { env } from "../env";
import { useFileModule } from "../files/files";
import { log } from "../log";
import { homeDir } from "../places";
import { goOnWithoutRedis } from "../redis/go-on-without";
import { catchUp, followRevisions } from "../revisions/revisions";
import { traceStatements } from "./trace-statements";
import { hooksNotRun, noteHooks } from "./workflow-hooks";

export type Engine = { container: MedusaContainer; shutdown: () => Promise<void> };

/**
 * Boots the engine: its modules, links, workflows, subscribers and jobs, but none of its own 500 routes. They would
 * take a tenth of the start, and a route that is not mounted cannot be left open by mistake (ADR-0002).
 */
export async function startEngine(): Promise<Engine> {
  if (env().REDIS_URL) goOnWithoutRedis();
  letKnexTakeSeveralHosts(knex);
  noteHooks();
  const { container, shutdown } = await loadEngine({
    directory: homeDir,
    expressApp: express(),
    skipLoadingEntryPoints: true,
  });
  useFileModule(container);
  traceStatements(container);
  // Our providers and steps answer from memory, in an operator's own process too.
  await catchUp();
  const stopFollowing = followRevisions();
  if (hooksNotRun().length > 0)
    log.warn(
      { hooks: hooksNotRun() },
      "These workflow hooks run in the engine's own flows only, not in the shop's cart and checkout (docs/extending.md).",
    );
  return {
    container,
    shutdown: async () => {
      stopFollowing();
      await shutdown();
    },
  };
}
