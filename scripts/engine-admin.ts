import { resolve } from "node:path";
import { installEngineAdmin, pagesIn } from "./engine-admin/install";
import { root } from "./root";
import { readEnvironment } from "./start/env";

/**
 * `npm run engine-admin`: installs the engine's own admin into DATA_DIR, for a shop that runs with ENGINE_ADMIN=1 and
 * was not started by `npm start`.
 */
export async function main(): Promise<number> {
  const dataDir = resolve(root, readEnvironment().DATA_DIR?.trim() || ".data");
  await installEngineAdmin(dataDir, { say: (line) => console.log(`  ${line}`) });
  console.log(`The engine's admin is in ${pagesIn(dataDir)}. A backend with ENGINE_ADMIN=1 serves it.`);
  return 0;
}
