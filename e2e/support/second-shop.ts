import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mail } from "../../sandbox/mail/mailbox";
import { findFreePort } from "../../scripts/free-port";

const root = join(import.meta.dirname, "..", "..");

/** A shop without the demo, beside the one of the other journeys, with its own data, sandbox and first owner. */
export type SecondShop = {
  url: string;
  owner: { email: string; password: string };
  mails: () => Promise<Mail[]>;
  close: () => Promise<void>;
};

export async function openSecondShop(owner: SecondShop["owner"]): Promise<SecondShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "second-shop-"));
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SHOP_SEED: "none",
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      // As in the configuration: one's own keys must lead no journey to a real database, bank or courier.
      NODE_ENV: "",
      DATABASE_URL: "",
      SMTP_URL: "",
      RAZORPAY_KEY_ID: "",
      SHIPROCKET_EMAIL: "",
    },
  });
  let said = "";
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => {
        said += part;
        if (said.includes("The shop is open")) resolve();
      });
  });
  const isOpen = await Promise.race([opened.then(() => true), ended.then(() => false)]);
  if (!isOpen) {
    await close();
    throw new Error(`The second shop did not open: ${said}`);
  }
  return {
    url,
    owner,
    close,
    mails: async () => (await fetch(`http://127.0.0.1:${sandboxPort}/mailbox`)).json(),
  };
}
