import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** For a request whose head is on its way, and for those that are being answered. */
const graceMs = 500;
const patienceMs = 8_000;
const lookMs = 50;

/** What each open connection was asked last. */
function watchConnections(server: Server): Map<Socket, ServerResponse | undefined> {
  const open = new Map<Socket, ServerResponse | undefined>();
  server.on("connection", (socket: Socket) => {
    open.set(socket, undefined);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", (req, res) => open.set(req.socket, res));
  return open;
}

/**
 * On SIGTERM or SIGINT: no new connections; requests under way are finished and told that theirs ends, also where it was to
 * be kept; then the process ends. Connections that nobody uses are closed at once.
 */
export function stopGracefully(server: Server, close: () => Promise<void>) {
  const open = watchConnections(server);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    for (const res of open.values()) if (res && !res.headersSent) res.shouldKeepAlive = false;
    server.prependListener("request", (_req, res) => {
      res.shouldKeepAlive = false;
    });
    server.close(() => void close().finally(() => process.exit(0)));
    // Those that were answered a moment ago, and browsers' spare ones, on which nothing was ever asked.
    const look = setInterval(() => server.closeIdleConnections(), lookMs);
    setTimeout(() => {
      for (const [socket, res] of open) if (!res || res.closed) socket.destroy();
    }, graceMs);
    setTimeout(() => {
      clearInterval(look);
      server.closeAllConnections();
    }, patienceMs);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
