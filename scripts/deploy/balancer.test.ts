import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort } from "../free-port";
import { root } from "../root";

/** Debian's and the image's program alike. */
const hasCaddy = spawnSync("caddy", ["version"]).status === 0;
const soon = { timeout: 60_000, interval: 50 };

/** Stands in for a backend: says whether it is ready, keeps what it was asked, and may hang up on whoever writes. */
async function standIn() {
  const asked: IncomingMessage[] = [];
  const state = { isReady: true, hangsUp: false, asked, port: 0, server: undefined as Server | undefined };
  const server = createServer((req, res) => {
    if (req.url === "/api/ready") {
      res.writeHead(state.isReady ? 200 : 503).end();
      return;
    }
    asked.push(req);
    if (state.hangsUp) req.socket.destroy();
    else res.end(String(state.port));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.port = (server.address() as AddressInfo).port;
  state.server = server;
  return state;
}

describe.skipIf(!hasCaddy)("the balancer before several servers", () => {
  let first: Awaited<ReturnType<typeof standIn>>;
  let second: Awaited<ReturnType<typeof standIn>>;
  let caddy: ChildProcess;
  let url: string;
  let logged = "";
  const ask = async (init: RequestInit = {}) => {
    const answer = await fetch(`${url}/api/shop/home`, init);
    return { status: answer.status, by: Number(await answer.text()) };
  };
  const askedOf = async (times: number) =>
    new Set(await Promise.all(Array.from({ length: times }, async () => (await ask()).by)));

  beforeAll(async () => {
    [first, second] = await Promise.all([standIn(), standIn()]);
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    const file = join(root, "deploy/Balancer.Caddyfile");
    caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        BALANCER_HOST: "127.0.0.1",
        BALANCER_PORT: `${port}`,
        SERVERS: `127.0.0.1:${first.port} 127.0.0.1:${second.port}`,
      },
    });
    caddy.stderr?.on("data", (chunk: Buffer) => {
      logged += String(chunk);
    });
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), soon);
  });
  afterAll(async () => {
    caddy.kill();
    for (const { server } of [first, second]) {
      server?.closeAllConnections();
      server?.close();
    }
  });

  it("sends requests to both, and says of the visitor what the web process said", async () => {
    await vi.waitFor(async () => expect(await askedOf(20)).toEqual(new Set([first.port, second.port])), soon);
    const said = {
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
      "x-proxy-secret": "the secret",
    };
    first.asked.length = second.asked.length = 0;
    await ask({ headers: said });
    expect([...first.asked, ...second.asked].map(({ headers }) => headers)).toMatchObject([said]);
  });

  it("sends nothing to one that is not ready", async () => {
    first.isReady = false;
    await vi.waitFor(async () => expect(await askedOf(20)).toEqual(new Set([second.port])), soon);
    first.isReady = true;
    await vi.waitFor(async () => expect(await askedOf(20)).toContain(first.port), soon);
  });

  it("sends what changes something once, whatever becomes of the answer", async () => {
    first.hangsUp = second.hangsUp = true;
    first.asked.length = second.asked.length = 0;
    expect((await ask({ method: "POST", body: "an order" })).status).toBe(502);
    expect([...first.asked, ...second.asked]).toHaveLength(1);
  });

  it("logs what went wrong without what is secret in the request", async () => {
    first.hangsUp = second.hangsUp = true;
    logged = "";
    const said = { "x-proxy-secret": "kept-to-itself" };
    await fetch(`${url}/api/shop/kept-to-itself`, { method: "POST", headers: said, body: "an order" });
    await vi.waitFor(() => expect(logged).toContain("http.log.error"), soon);
    expect(logged).not.toContain("kept-to-itself");
  });
});
