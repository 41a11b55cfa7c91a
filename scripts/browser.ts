import { findChromium } from "./browser/find-chromium";
import { waysToInstall } from "./browser/install-chromium";
import { PlainFailure } from "./setup/plain-failure.mjs";

/** Options for starting Chromium everywhere: headless and without calls home; root cannot use its sandbox. */
export const launchArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Path of a Chromium that starts; installs one if there is none. Throws one sentence if that fails too. */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  for (const { name, isPossible, run } of waysToInstall) {
    if (!isPossible()) continue;
    console.log(`Getting a Chromium for the journeys: ${name} …`);
    await run();
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new PlainFailure(
    "No Chromium is here and none could be installed: install one (apt install chromium-headless-shell) or set CHROMIUM_PATH to one.",
  );
}
