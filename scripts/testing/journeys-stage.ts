import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../browser";
import { findFreePort } from "../free-port";
import { root } from "../root";
import { countPlaywright } from "./count";
import { runTool, toolFile } from "./run-tool";
import type { Stage } from "./stage";

/**
 * The journeys of e2e/ in a real browser, against a real shop with fresh demo data in its own folder. One that fails is
 * tried once more; `npx playwright test` tries none again.
 */
export const journeysStage: Stage = {
  name: "e2e",
  run: async () => {
    const chromium = await ensureChromium();
    const dataDir = mkdtempSync(join(tmpdir(), "shop-journeys-"));
    const report = join(root, ".cache", "test-results", "e2e.json");
    rmSync(report, { force: true });
    try {
      const { code } = await runTool([toolFile("@playwright/test", "cli.js"), "test", "--retries=1"], {
        env: {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          E2E_DATA_DIR: dataDir,
          E2E_PORT: String(await findFreePort()),
          E2E_SANDBOX_PORT: String(await findFreePort()),
          E2E_RECEIVER_PORT: String(await findFreePort()),
        },
      });
      return countPlaywright(JSON.parse(readFileSync(report, "utf8")), code);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
