import type { MedusaContainer } from "@medusajs/framework/types";
import { env } from "../../platform/env";
import { log } from "../../platform/log";
import { type Listening, listen } from "../listen";
import { createEngineAdmin } from "./listener";

/**
 * Opens the engine's admin if ENGINE_ADMIN asks for it; undefined otherwise. A port that is taken is reported and does
 * not keep the shop from opening.
 */
export async function openEngineAdmin(scope: MedusaContainer): Promise<Listening | undefined> {
  const { ENGINE_ADMIN, ENGINE_ADMIN_HOST: host, ENGINE_ADMIN_PORT: port, WORKER_MODE } = env();
  if (ENGINE_ADMIN !== "1" || WORKER_MODE === "worker") return undefined;
  try {
    return await listen(createEngineAdmin(scope), host, port);
  } catch (error) {
    log.error({ err: error, host, port }, "the engine's admin could not be opened: set ENGINE_ADMIN_PORT");
    return undefined;
  }
}
