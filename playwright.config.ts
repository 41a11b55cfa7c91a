import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { launchArguments } from "./scripts/browser";

// `npm test -- e2e` fills these in; SHOP_URL tries the journeys on a shop that runs already.
const port = process.env.E2E_PORT ?? "8123";
const sandboxPort = process.env.E2E_SANDBOX_PORT ?? "8124";
/** Where a journey takes the webhooks of the shop that is started for it. */
const receiverPort = process.env.E2E_RECEIVER_PORT ?? "8125";
process.env.E2E_RECEIVER_PORT = receiverPort;
const running = process.env.SHOP_URL;
// A journey that is run alone finds the mails of the shop that is started for it.
if (!running) process.env.E2E_SANDBOX_PORT = sandboxPort;

export default defineConfig({
  testDir: "e2e",
  outputDir: ".cache/e2e-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits against hanging, not measurements: a slow machine must pass too.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: running ?? `http://localhost:${port}`,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1440, height: 900 },
    // What a worker asks for is hidden from `page.route`: the one journey without a connection allows them.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Recording every journey, to keep what failed, costs a third of the run: E2E_TRACE=1 where a failure is looked into.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      args: launchArguments,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  ...(!running && {
    webServer: {
      command: "node scripts/run.mjs start",
      url: `http://localhost:${port}/api/ready`,
      timeout: 600_000,
      stdout: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      env: {
        PORT: port,
        SANDBOX_PORT: sandboxPort,
        DATA_DIR: process.env.E2E_DATA_DIR ?? join(import.meta.dirname, ".cache", "e2e-data"),
        PUBLIC_URL: `http://localhost:${port}`,
        SHOP_SEED: "demo",
        WEBHOOK_LOCAL_ORIGIN: `http://127.0.0.1:${receiverPort}`,
        NODE_ENV: "",
        DATABASE_URL: "",
        SMTP_URL: "",
        // Keys in one's own environment must not lead the journeys to a real bank or courier.
        RAZORPAY_KEY_ID: "",
        SHIPROCKET_EMAIL: "",
      },
    },
  }),
});
