import { join } from "node:path";
import { findFreePort } from "../free-port";
import type { LauncherEnv } from "./env";
import { sandboxPlan, type Variables } from "./plans";
import { isPortFree } from "./public-port";
import type { ProcessPlan } from "./supervised";

/** The sandbox of this start: how it runs, its page, and the variables that override the shop's to use it. */
export type Sandbox = { plan: ProcessPlan; url: string; overrides: Variables };

/** Always reached over localhost, whatever network the shop listens on. */
const shopOnThisMachine = ({ HOST, PORT }: LauncherEnv) =>
  `http://${["0.0.0.0", "::", "localhost"].includes(HOST) ? "127.0.0.1" : HOST}:${PORT}`;

/** Stand-ins for the operator's keys; the secrets belong to this data folder. */
function razorpayOverrides(url: string, secret: string): Variables {
  return {
    RAZORPAY_KEY_ID: "rzp_test_sandbox",
    RAZORPAY_KEY_SECRET: `razorpay-${secret}`,
    RAZORPAY_WEBHOOK_SECRET: `razorpay-webhook-${secret}`,
    RAZORPAY_API_URL: url,
    RAZORPAY_CHECKOUT_URL: url,
  };
}

function shiprocketOverrides(url: string, secret: string): Variables {
  return {
    SHIPROCKET_EMAIL: "shop@sandbox.example",
    SHIPROCKET_PASSWORD: `shiprocket-${secret}`,
    SHIPROCKET_WEBHOOK_TOKEN: `shiprocket-webhook-${secret}`,
    SHIPROCKET_API_URL: url,
  };
}

/**
 * Plans stand-ins for the services without an address or keys from the operator; undefined in production and if there is
 * nothing to stand in for.
 */
export async function planSandbox(
  shared: Variables,
  env: LauncherEnv,
  say: (line: string) => void,
): Promise<Sandbox | undefined> {
  const services = {
    mail: !env.SMTP_URL,
    razorpay: !env.RAZORPAY_KEY_ID,
    shiprocket: !env.SHIPROCKET_EMAIL,
  };
  if (env.isProduction || !Object.values(services).some(Boolean)) return undefined;
  const isFree = await isPortFree(env.SANDBOX_PORT);
  const port = isFree ? env.SANDBOX_PORT : await findFreePort();
  if (!isFree) say(`port ${env.SANDBOX_PORT} is taken, so it uses ${port} (SANDBOX_PORT chooses another)`);
  const smtpPort = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const secret = shared.SANDBOX_SECRET ?? "";
  const overrides: Variables = {
    ...(services.mail && { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
    ...(services.razorpay && razorpayOverrides(url, secret)),
    ...(services.shiprocket && shiprocketOverrides(url, secret)),
    // Real browsers have a push service of their own; this one is for tests.
    PUSH_LOCAL_ORIGIN: url,
    // The payment window is a frame of the sandbox.
    CSP_EXTRA_ORIGINS: [shared.CSP_EXTRA_ORIGINS, services.razorpay ? url : ""].filter(Boolean).join(" "),
  };
  return {
    plan: sandboxPlan(
      { ...shared, ...overrides },
      {
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: String(smtpPort),
        SANDBOX_SERVICES: [
          ...Object.entries(services).flatMap(([name, isEnabled]) => (isEnabled ? [name] : [])),
          "push",
        ].join(" "),
        SANDBOX_LEDGERS: join(env.DATA_DIR, "sandbox"),
        SANDBOX_SHOP_URL: shopOnThisMachine(env),
      },
    ),
    url,
    overrides,
  };
}
