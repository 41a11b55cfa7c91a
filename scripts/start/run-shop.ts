import { printFailure } from "../setup/plain-failure.mjs";
import { parseLauncherEnv, readEnvironment } from "./env";
import { Shop } from "./shop";
import { waitForStop } from "./stop-signal";
import { welcome } from "./welcome";

const say = (who: string, line: string) => {
  for (const part of line.split("\n")) console.log(`${who.padEnd(9)}│ ${part}`);
};

/**
 * Opens the shop and keeps it open until it is stopped; returns the exit code. `whileOpen` runs once it is open and
 * returns a function that ends it.
 */
export async function runShop(
  isDevelopment: boolean,
  whileOpen?: (shop: Shop) => () => void,
): Promise<number> {
  const startedAt = Date.now();
  const source = readEnvironment();
  const env = parseLauncherEnv(source);
  const shop = new Shop({ env, source, isDevelopment, say });
  const fault = nextFault();
  const stopped = waitForStop(() => {
    console.log("Ending at once.");
    process.exit(1);
  });
  let code = 0;
  try {
    const isOpen = await Promise.race([shop.start().then(() => true), stopped.then(() => false), fault]);
    if (isOpen) {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(welcome({ env, sandboxUrl: shop.sandboxUrl, panelUrl: shop.panelUrl, seconds }));
      const finish = whileOpen?.(shop);
      await Promise.race([stopped, fault]);
      finish?.();
    }
    console.log("\nClosing the shop …");
  } catch (error) {
    printFailure(error);
    code = 1;
  }
  const closingAt = Date.now();
  await shop.stop();
  if (code === 0) console.log(`Closed in ${((Date.now() - closingAt) / 1000).toFixed(1)} s.`);
  return code;
}

/** Rejects on an unexpected error in the launcher, so that the shop still closes cleanly. */
function nextFault(): Promise<never> {
  // `npm start | head` closes our output; that alone is no reason to close the shop.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  const fault = new Promise<never>((_, reject) => {
    process.on("uncaughtException", reject);
    process.on("unhandledRejection", reject);
  });
  fault.catch(() => {});
  return fault;
}
