import { createRequire } from "node:module";
import { join } from "node:path";

const fromBuild = createRequire(join(import.meta.dirname, "../../dist/backend/src/server.js"));

/**
 * A module as the running backend has it, by its path from backend/src: `loadBackend<typeof
 * import("…")>("./platform/db/pool")`.
 */
export function loadBackend<Module>(path: string): Module {
  return fromBuild(path);
}
