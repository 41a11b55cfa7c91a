import { join } from "node:path";
import { refuseWithoutShop, runBackendCommand } from "./start/backend-command";
import { findRunning } from "./start/data-lock";
import { parseLauncherEnv, readEnvironment } from "./start/env";
import { LogFile } from "./start/log-file";
import { sharedVariables } from "./start/plans";
import { planSandbox } from "./start/sandbox";
import { localSecrets } from "./start/secrets";
import { Supervised } from "./start/supervised";

/** `npm run after-restore`: reads from the outside services what a restored database does not have. */
export async function main(args: string[]): Promise<number> {
  const source = readEnvironment();
  const env = parseLauncherEnv(source);
  const command = ["after-restore", ...args];
  // A running demo shop has its sandbox up, at an address that only its own processes know.
  if (env.isProduction || env.RAZORPAY_KEY_ID || findRunning(env.DATA_DIR)) return runBackendCommand(command);
  refuseWithoutShop(env);
  const shared = sharedVariables(source, env, localSecrets(env.DATA_DIR));
  const sandbox = await planSandbox(shared, env, console.log);
  if (!sandbox) return runBackendCommand(command);
  // The demo's payments are in the sandbox, which runs during this command.
  const stand = new Supervised(sandbox.plan, {
    log: new LogFile(join(env.DATA_DIR, "logs", "sandbox.log")),
    say: (line) => console.log(`sandbox: ${line}`),
    onChange: () => {},
  });
  await stand.ready;
  const overrides = Object.entries(sandbox.overrides).filter(([, value]) => value !== undefined);
  return runBackendCommand(command, Object.fromEntries(overrides) as Record<string, string>).finally(() =>
    stand.stop(500),
  );
}
