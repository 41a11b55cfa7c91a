import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ephemeral ports: a port found here is not assigned to another connection or server before it is used. */
const first = 10_000;
const last = 32_000;
const mostTries = 50;

/** Whoever was given a port may leave it for a while, as a server that is killed and started again. */
const given = new Set<number>();

/** A TCP port that is free on this address now, and that this process was not given before. */
export async function findFreePort(host = "127.0.0.1"): Promise<number> {
  for (let tries = 0; tries < mostTries; tries++) {
    const port = randomInt(first, last);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port was found on ${host} between ${first} and ${last}.`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
