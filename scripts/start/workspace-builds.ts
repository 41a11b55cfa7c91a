import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sources as backendSources } from "../../backend/bin/build-state.cjs";
import { hashSources } from "../../backend/bin/source-hash.cjs";
import { root } from "../root";

/** A workspace that runs from a build: the inputs of the build, and a file that every complete build has. */
export type WorkspaceBuild = { workspace: string; sources: string[]; proof: string };

const SHARED = ["backend/src/contract", "package-lock.json", "tsconfig.base.json"];

export const backendBuild: WorkspaceBuild = {
  workspace: "backend",
  sources: backendSources,
  proof: "backend/dist/backend/src/cli/serve.js",
};

export const frontBuilds: WorkspaceBuild[] = [
  { workspace: "storefront", sources: ["storefront", ...SHARED], proof: "storefront/dist/server/main.js" },
  { workspace: "admin", sources: ["admin", ...SHARED], proof: "admin/dist/index.html" },
];

const stampOf = ({ workspace }: WorkspaceBuild) => join(root, workspace, "dist", ".built-from");

/** True if the workspace is not built, or was built from other sources. */
export function isStale(build: WorkspaceBuild): boolean {
  const stamp = stampOf(build);
  if (!existsSync(stamp) || !existsSync(join(root, build.proof))) return true;
  return readFileSync(stamp, "utf8") !== hashSources(root, build.sources);
}

/** Runs the build and records its inputs; an interrupted build leaves the workspace stale. */
export async function makeBuild(
  build: WorkspaceBuild,
  run: (workspace: string) => Promise<void>,
): Promise<void> {
  const madeFrom = hashSources(root, build.sources);
  rmSync(stampOf(build), { force: true });
  await run(build.workspace);
  writeFileSync(stampOf(build), madeFrom);
}
