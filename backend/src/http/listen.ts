import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { refuseUnreadable } from "./refuse-unreadable";

export type Listening = {
  url: string;
  /** Each connection ends with its next response; new ones are still accepted. */
  endConnections: () => void;
  stop: () => Promise<void>;
};

/** Listens on `host:port` (0: a free port); `stop` refuses new requests, waits for running ones, then closes. */
export async function listen(app: RequestListener, host: string, port: number): Promise<Listening> {
  const server: Server = createServer(app);
  // Longer than the proxy in front keeps an idle connection, so that it never writes to one that we have just closed.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  refuseUnreadable(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shownHost = address.family === "IPv6" ? `[${address.address}]` : address.address;
  let isEnding = false;
  const running = new Set<ServerResponse>();
  server.prependListener("request", (_req, res) => {
    if (isEnding) res.shouldKeepAlive = false;
    running.add(res);
    res.once("close", () => running.delete(res));
  });
  // The proxy in front keeps its connections open: each is closed after the response in progress.
  const endConnections = () => {
    isEnding = true;
    for (const res of running) if (!res.headersSent) res.shouldKeepAlive = false;
  };
  return {
    url: `http://${shownHost}:${address.port}`,
    endConnections,
    stop: () => {
      endConnections();
      return closeServer(server);
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => server.closeIdleConnections(), 50);
    const hardStop = setTimeout(() => server.closeAllConnections(), 8_000);
    server.close(() => {
      clearInterval(look);
      clearTimeout(hardStop);
      resolve();
    });
  });
}
