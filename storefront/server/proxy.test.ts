import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createProxy } from "./proxy";

const open: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const portOf = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    open.push(() => server.close());
  });

/** What a backend is told about a visitor who sent these headers, with this many proxies before the web process. */
async function told(trustedHops: number, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const backend = createServer((req, res) => res.end(JSON.stringify(req.headers)));
  const proxy = createProxy(`http://127.0.0.1:${await portOf(backend)}`, { trustedHops, secret: undefined });
  open.push(() => proxy.close());
  const web = createServer((req, res) => void proxy.forward(req, res));
  const response = await fetch(`http://127.0.0.1:${await portOf(web)}/api/health`, { headers });
  return (await response.json()) as Record<string, unknown>;
}

const forged = {
  "x-forwarded-for": "6.6.6.6, 203.0.113.7",
  forwarded: "for=6.6.6.6",
  "x-real-ip": "6.6.6.6",
  "x-proxy-secret": "guess",
  "x-forwarded-port": "1",
};

describe("the visitor's address, as the backend is told it", () => {
  it("is the connection's where no proxy is trusted, whatever the visitor wrote", async () => {
    const { "x-forwarded-for": address, ...others } = await told(0, forged);
    expect(address).toBe("127.0.0.1");
    expect(JSON.stringify(others)).not.toContain("6.6.6.6");
    expect(others).not.toHaveProperty("x-proxy-secret");
    expect(others).not.toHaveProperty("x-forwarded-port");
  });

  it("is what the one trusted proxy saw, and nothing that was written before it", async () => {
    const { "x-forwarded-for": address, ...others } = await told(1, forged);
    expect(address).toBe("203.0.113.7");
    expect(JSON.stringify(others)).not.toContain("6.6.6.6");
  });
});
