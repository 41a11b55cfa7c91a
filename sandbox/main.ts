import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { consolePage } from "./console/page";
import { openCourier } from "./courier/stand-in";
import { openMail } from "./mail/stand-in";
import { openPush } from "./push/stand-in";
import { openRazorpay } from "./razorpay/stand-in";
import { serve } from "./serve";
import type { StandIn } from "./stand-in";

// The sandbox process: local stand-ins for external services, one folder each, and one web page to use them.
const port = z.coerce.number().int().min(0).max(65535);
const env = z
  .object({
    SANDBOX_PORT: port.default(8090),
    SANDBOX_SMTP_PORT: port.default(2525),
    /** The services to start, separated by spaces. */
    SANDBOX_SERVICES: z.string().default("mail"),
    /** The folder of their data, which survives the process. */
    SANDBOX_LEDGERS: z.string().default(".data/sandbox"),
    /** The shop that receives their webhooks. */
    SANDBOX_SHOP_URL: z.url().default("http://127.0.0.1:8000"),
    RAZORPAY_KEY_ID: z.string().default(""),
    RAZORPAY_KEY_SECRET: z.string().default(""),
    RAZORPAY_WEBHOOK_SECRET: z.string().default(""),
    SHIPROCKET_EMAIL: z.string().default(""),
    SHIPROCKET_PASSWORD: z.string().default(""),
    SHIPROCKET_WEBHOOK_TOKEN: z.string().default(""),
  })
  .parse(process.env);
const origin = `http://127.0.0.1:${env.SANDBOX_PORT}`;

/** Each service by its name, started with the keys the shop uses for it. */
const services: Record<string, () => StandIn | Promise<StandIn>> = {
  mail: () => openMail(env.SANDBOX_SMTP_PORT),
  push: () => openPush(() => origin),
  razorpay: () =>
    openRazorpay({
      keyId: env.RAZORPAY_KEY_ID,
      keySecret: env.RAZORPAY_KEY_SECRET,
      origin,
      webhook: {
        url: `${env.SANDBOX_SHOP_URL}/api/payments/razorpay/webhook`,
        secret: env.RAZORPAY_WEBHOOK_SECRET,
      },
      ledgerFile: join(env.SANDBOX_LEDGERS, "razorpay.json"),
    }),
  shiprocket: () =>
    openCourier({
      email: env.SHIPROCKET_EMAIL,
      password: env.SHIPROCKET_PASSWORD,
      origin: () => origin,
      webhook: {
        url: `${env.SANDBOX_SHOP_URL}/api/couriers/shiprocket/webhook`,
        token: env.SHIPROCKET_WEBHOOK_TOKEN,
      },
      file: join(env.SANDBOX_LEDGERS, "shiprocket.json"),
    }),
};

mkdirSync(env.SANDBOX_LEDGERS, { recursive: true });
const played = Object.entries(services).filter(([name]) => env.SANDBOX_SERVICES.split(" ").includes(name));
const standIns = await Promise.all(played.map(([, open]) => open()));

const routes: StandIn["routes"] = {
  "GET /": () => ({ html: consolePage(standIns) }),
  ...Object.assign({}, ...standIns.map((standIn) => standIn.routes)),
};
const server = await serve(env.SANDBOX_PORT, routes);
console.log(`sandbox ready ${origin}`);

process.once("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all(standIns.map((standIn) => standIn.stop()));
  process.exit(0);
});
