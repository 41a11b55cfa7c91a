import { createRequire } from "node:module";
import { join } from "node:path";

const fromSource = createRequire(join(import.meta.dirname, "../../src/server.ts"));

/**
 * A module as the running backend has it, by its path from backend/src: `loadBackend<typeof
 * import("…")>("./platform/db/pool")`.
 */
export function loadBackend<Module>(path: string): Module {
  return fromSource(path);
}
