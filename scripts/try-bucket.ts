import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmStage } from "./engine/npm-stage";
import { runTool, toolFile } from "./testing/run-tool";
import { runStages, type Stage, wholeTally } from "./testing/stage";

/** The last release, of 2021: an S3 server to try, and none to trust with a shop's pictures. */
const server = "s3rver@3.7.1";

/** A shop with the server that was installed in `folder`: `backend/test/s3-server.measure.ts`. */
function use(folder: string): Stage {
  return {
    name: "use",
    run: async () => {
      const vitest = [toolFile("vitest", "vitest.mjs"), "run", "--root=backend"];
      const { code } = await runTool([...vitest, "--config=vitest.measure.config.ts", "s3-server"], {
        env: { S3RVER: join(folder, "node_modules", "s3rver", "bin", "s3rver.js") },
      });
      return wholeTally(code);
    },
  };
}

/**
 * `npm run try-bucket`: installs an S3 server that others wrote, beside the repository, and runs a shop with it. Exit
 * code 0 if uploads, moving them and an outage work.
 */
export async function main(): Promise<number> {
  const folder = join(tmpdir(), "shop-try-bucket");
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  return runStages([
    npmStage("install", ["install", "--prefix", folder, server, ...quiet], tmpdir()),
    use(folder),
  ]);
}
