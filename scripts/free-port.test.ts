import { createServer } from "node:net";
import { expect, it, vi } from "vitest";
import { findFreePort } from "./free-port";

const drawn = vi.hoisted(() => [] as number[]);
vi.mock("node:crypto", () => ({ randomInt: () => drawn.shift() ?? 0 }));

/** So many different ports that the system says are free. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  return ports;
}

it("gives no port twice, although whoever has it does not listen there at the moment", async () => {
  const [one = 0, other = 0] = await freePorts(2);
  drawn.push(one, one, other);
  expect([await findFreePort(), await findFreePort()]).toEqual([one, other]);
});
