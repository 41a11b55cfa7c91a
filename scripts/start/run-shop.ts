import { printFailure } from "../setup/plain-failure.mjs";
import { parseLauncherEnv, readEnvironment } from "./env";
import { Shop } from "./shop";
import { waitForStop } from "./stop-signal";
import { welcome } from "./welcome";

const say = (who: string, line: string) => {
  for (const part of line.split("\n")) console.log(`${who.padEnd(9)}│ ${part}`);
};

/**
 * Opens the shop and keeps it open until somebody stops it; gives the exit code.
 * `whileOpen` runs once it is open and gives back what ends it.
 */
export async function runShop(
  isDevelopment: boolean,
  whileOpen?: (shop: Shop) => () => void,
): Promise<number> {
  const startedAt = Date.now();
  const source = readEnvironment();
  const env = parseLauncherEnv(source);
  const shop = new Shop({ env, source, isDevelopment, say });
  const stopped = waitForStop(() => {
    console.log("Ending at once.");
    process.exit(1);
  });
  let code = 0;
  try {
    const isOpen = await Promise.race([shop.start().then(() => true), stopped.then(() => false)]);
    if (isOpen) {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      console.log(welcome({ env, sandboxUrl: shop.sandboxUrl, seconds }));
      const finish = whileOpen?.(shop);
      await stopped;
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
