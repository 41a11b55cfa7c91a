import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeRoot } from "../places";

const rooms = ["backend/src/modules", "backend/src/links"];
const isInput = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts");

/** One hash over the sources that change what the engine's migration does: our modules, links and the config. */
export function hashEngineInputs(root: string): string {
  const hash = createHash("sha256");
  const files = rooms.flatMap((room) => {
    if (!existsSync(join(root, room))) return [];
    const names = readdirSync(join(root, room), { recursive: true, encoding: "utf8" });
    return names.filter(isInput).map((name) => `${room}/${name}`);
  });
  for (const file of ["medusa-config.ts", ...files.sort()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** The hash of the running code. A build carries that of its sources, or changing between the two would migrate again. */
export function engineInputs(): string {
  const noted = join(codeRoot, "engine-inputs");
  return existsSync(noted) ? readFileSync(noted, "utf8") : hashEngineInputs(codeRoot);
}
