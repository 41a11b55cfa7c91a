import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root";
import { hashSources } from "./source-hash";

/** A front: its workspace, what its build reads, and a file that every whole build has. */
export type Front = { workspace: string; sources: string[]; proof: string };

const SHARED = ["backend/src/contract", "package-lock.json", "tsconfig.base.json"];

export const fronts: Front[] = [
  { workspace: "storefront", sources: ["storefront", ...SHARED], proof: "storefront/dist/server/main.js" },
  { workspace: "admin", sources: ["admin", ...SHARED], proof: "admin/dist/index.html" },
];

const stampOf = (front: Front) => join(root, front.workspace, "dist", ".built-from");

/** True when the front is not built, or from other sources than the present ones. */
export function isStale(front: Front): boolean {
  const stamp = stampOf(front);
  if (!existsSync(stamp) || !existsSync(join(root, front.proof))) return true;
  return readFileSync(stamp, "utf8") !== hashSources(root, front.sources);
}

/** Runs `build` and remembers what it was made from; a build that is cut short leaves the front stale. */
export async function buildFront(front: Front, build: (workspace: string) => Promise<void>): Promise<void> {
  const madeFrom = hashSources(root, front.sources);
  rmSync(stampOf(front), { force: true });
  await build(front.workspace);
  writeFileSync(stampOf(front), madeFrom);
}
