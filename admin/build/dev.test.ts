import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../../scripts/free-port";

const shop = createServer((req, res) => res.end(`shop ${req.url}`));
let panel: ChildProcess;
let origin = "";

beforeAll(async () => {
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  panel = spawn(process.execPath, ["--import", "tsx", join("build", "dev.ts")], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      SHOP_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
      PANEL_PORT: String(port),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    panel.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    panel.stdout?.on("data", (line) => String(line).includes("panel ready") && resolve());
  });
});

afterAll(async () => {
  panel.kill("SIGTERM");
  if (panel.exitCode === null) await once(panel, "exit");
  shop.close();
});

it("the panel's development server serves its page and its sources", async () => {
  const page = await (await fetch(`${origin}/admin/products`, { headers: { accept: "text/html" } })).text();
  expect(page).toContain("/admin/src/main.tsx");
  for (const path of ["/admin/@vite/client", "/admin/@react-refresh", "/admin/src/main.tsx"]) {
    const { status, headers } = await fetch(origin + path);
    expect({ path, status, type: headers.get("content-type") }).toEqual({
      path,
      status: 200,
      type: "text/javascript",
    });
  }
});

it("every other path is the shop's, also the page to sign in at", async () => {
  for (const path of ["/auth/login", "/api/auth/check-auth", "/administration"])
    expect(await (await fetch(origin + path)).text()).toBe(`shop ${path}`);
});
