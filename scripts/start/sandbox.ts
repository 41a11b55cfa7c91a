import { join } from "node:path";
import { findFreePort } from "../free-port";
import type { LauncherEnv } from "./env";
import { sandboxPlan, type Variables } from "./plans";
import { isPortFree } from "./public-port";
import type { ProcessPlan } from "./supervised";

/** The sandbox of this start: how it runs, its page, and the variables that lead the shop's processes to it. */
export type Sandbox = { plan: ProcessPlan; url: string; leads: Variables };

/** Reached over this machine, whatever network the shop listens on. */
const shopOnThisMachine = ({ HOST, PORT }: LauncherEnv) =>
  `http://${["0.0.0.0", "::", "localhost"].includes(HOST) ? "127.0.0.1" : HOST}:${PORT}`;

/** What a service's stand-in takes for the operator's keys; the secrets are those of this data folder. */
function razorpayLeads(url: string, secret: string): Variables {
  return {
    RAZORPAY_KEY_ID: "rzp_test_sandbox",
    RAZORPAY_KEY_SECRET: `razorpay-${secret}`,
    RAZORPAY_WEBHOOK_SECRET: `razorpay-webhook-${secret}`,
    RAZORPAY_API_URL: url,
    RAZORPAY_CHECKOUT_URL: url,
  };
}

function shiprocketLeads(url: string, secret: string): Variables {
  return {
    SHIPROCKET_EMAIL: "shop@sandbox.example",
    SHIPROCKET_PASSWORD: `shiprocket-${secret}`,
    SHIPROCKET_WEBHOOK_TOKEN: `shiprocket-webhook-${secret}`,
    SHIPROCKET_API_URL: url,
  };
}

/**
 * Plans stand-ins for the services that the operator named no address or keys of; undefined in production and where
 * nothing is left to stand in for.
 */
export async function planSandbox(
  shared: Variables,
  env: LauncherEnv,
  say: (line: string) => void,
): Promise<Sandbox | undefined> {
  const plays = {
    mail: !env.SMTP_URL,
    razorpay: !env.RAZORPAY_KEY_ID,
    shiprocket: !env.SHIPROCKET_EMAIL,
  };
  if (env.isProduction || !Object.values(plays).some(Boolean)) return undefined;
  const isFree = await isPortFree(env.SANDBOX_PORT);
  const port = isFree ? env.SANDBOX_PORT : await findFreePort();
  if (!isFree) say(`port ${env.SANDBOX_PORT} is taken, so it uses ${port} (SANDBOX_PORT chooses another)`);
  const smtpPort = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = shared.SANDBOX_SECRET ?? "";
  const leads: Variables = {
    ...(plays.mail && { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
    ...(plays.razorpay && razorpayLeads(url, secret)),
    ...(plays.shiprocket && shiprocketLeads(url, secret)),
    // The payment window is a frame of the sandbox.
    CSP_EXTRA_ORIGINS: [shared.CSP_EXTRA_ORIGINS, plays.razorpay ? url : ""].filter(Boolean).join(" "),
  };
  return {
    plan: sandboxPlan(
      { ...shared, ...leads },
      {
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_PLAYS: Object.entries(plays)
          .flatMap(([name, isPlayed]) => (isPlayed ? [name] : []))
          .join(" "),
        SANDBOX_BOOKS: join(env.DATA_DIR, "sandbox"),
        SANDBOX_TELLS: shopOnThisMachine(env),
      },
    ),
    url,
    leads,
  };
}
