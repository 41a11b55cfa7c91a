import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { backendPool } from "./backend-pool";

let server: Server;
let url: string;
const connections = new Set<Socket>();
beforeAll(async () => {
  server = createServer((req, res) => {
    connections.add(req.socket);
    res.end("well");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
});

it("keeps its connections, and makes each anew after half a minute, so that a server that was added is asked too", async () => {
  const pool = backendPool(url, "page", { connections: 4 });
  const ask = async () => {
    const { statusCode, body } = await pool.request({ method: "GET", path: "/" });
    return [statusCode, await body.text()];
  };
  const used = async () => {
    connections.clear();
    for (let time = 0; time < 8; time += 1) expect(await ask()).toEqual([200, "well"]);
    return [...connections];
  };
  const first = await used();
  // One may still be busy with its last answer when the next request comes.
  expect(first.length).toBeLessThan(4);
  for (const connection of await used()) expect(first).toContain(connection);
  vi.setSystemTime(Date.now() + 31_000);
  const later = await used();
  expect(later.length).toBeGreaterThan(0);
  for (const connection of later) expect(first).not.toContain(connection);
  await pool.close();
});
