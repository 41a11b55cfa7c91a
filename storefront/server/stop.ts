import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Time allowed for a request whose headers are arriving, and for those being handled. */
const graceMs = 500;
const patienceMs = 8_000;
const lookMs = 50;

type Ending = {
  /** Says to whoever asks that no new visitors should come. */
  announce: () => void;
  /** How long requests are still taken after that. */
  delayMs: number;
  close: () => Promise<void>;
};

/** The last request on each open connection. */
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
 * On SIGTERM or SIGINT: announces it and goes on for `delayMs`, then accepts no new connections, finishes the requests
 * under way and ends the process. From the signal on every response has `Connection: close`, also on keep-alive
 * connections. Idle connections are closed when no new ones are accepted.
 */
export function stopGracefully(server: Server, { announce, delayMs, close }: Ending) {
  const open = watchConnections(server);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    announce();
    for (const res of open.values()) if (res && !res.headersSent) res.shouldKeepAlive = false;
    server.prependListener("request", (_req, res) => {
      res.shouldKeepAlive = false;
    });
    if (delayMs > 0) setTimeout(finish, delayMs);
    else finish();
  };
  const finish = () => {
    server.close(() => void close().finally(() => process.exit(0)));
    // Connections that just got a response, and browsers' spare ones that never carried a request.
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
