import type { Server } from "node:http";

const patienceMs = 10_000;

/** On SIGTERM or SIGINT: no new connections, requests under way are finished, then the process ends. */
export function stopGracefully(server: Server, close: () => Promise<void>) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    server.close(() => void close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
