import { findFreePort } from "../free-port";
import type { LauncherEnv } from "./env";
import { sandboxPlan, type Variables } from "./plans";
import { isPortFree } from "./public-port";
import type { ProcessPlan } from "./supervised";

/** The sandbox of this start: how it runs, its page, and the variables that lead the backend to it. */
export type Sandbox = { plan: ProcessPlan; url: string; leads: Variables };

/**
 * Plans stand-ins for the services that the operator named no address of; undefined in production and where nothing is
 * left to stand in for.
 */
export async function planSandbox(
  shared: Variables,
  env: LauncherEnv,
  say: (line: string) => void,
): Promise<Sandbox | undefined> {
  if (env.isProduction || env.SMTP_URL) return undefined;
  const isFree = await isPortFree(env.SANDBOX_PORT);
  const port = isFree ? env.SANDBOX_PORT : await findFreePort();
  if (!isFree) say(`port ${env.SANDBOX_PORT} is taken, so it uses ${port} (SANDBOX_PORT chooses another)`);
  const smtpPort = await findFreePort();
  return {
    plan: sandboxPlan(shared, port, smtpPort),
    url: `http://127.0.0.1:${port}`,
    leads: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` },
  };
}
