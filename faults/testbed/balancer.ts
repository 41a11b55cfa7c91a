import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** As often as docs/operating.md asks of a load balancer at least. */
const betweenLooksMs = 500;
const betweenTriesMs = 50;

type Ways = {
  /** Where a process says whether it is ready. */
  readyPath: string;
  /** For how long a request waits where none is, as `lb_try_duration` of deploy/Balancer.Caddyfile says. */
  waitMs: number;
};

/**
 * A plain load balancer: in turn to every process that said that it is ready when last asked, over a connection per
 * request, without ever sending one twice.
 */
export class Balancer {
  private readonly ready = new Set<string>();
  private turn = 0;
  /** Requests that visitors sent, and those that got no answer or one of 500 and more. */
  sent = 0;
  readonly failed: string[] = [];
  private readonly looking: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    private readonly servers: readonly string[],
    private readonly ways: Ways,
  ) {
    server.on("request", (req, res) => void this.pass(req, res));
    this.looking = setInterval(() => this.look(), betweenLooksMs);
  }

  static async open(
    servers: readonly string[],
    { readyPath = "/api/ready", waitMs = 0 }: Partial<Ways> = {},
  ): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const balancer = new Balancer(server, servers, { readyPath, waitMs });
    await balancer.look();
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  isSending(to: string): boolean {
    return this.ready.has(to);
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.servers.map(async (url) => {
        const isReady = await fetch(`${url}${this.ways.readyPath}`, {
          signal: AbortSignal.timeout(5_000),
        }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) this.ready.add(url);
        else this.ready.delete(url);
      }),
    );
  }

  /** The next one that is ready; undefined if none is for too long. */
  private async next(): Promise<string | undefined> {
    for (const end = Date.now() + this.ways.waitMs; ; ) {
      const open = this.servers.filter((url) => this.ready.has(url));
      if (open.length > 0) return open[this.turn++ % open.length];
      if (Date.now() >= end) return undefined;
      await pause(betweenTriesMs);
    }
  }

  private async pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    this.sent += 1;
    const to = await this.next();
    const fail = (why: string) => {
      this.failed.push(`${req.method} ${req.url}: ${why}`);
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    };
    if (!to) {
      fail("no server is ready");
      return;
    }
    const { method, headers } = req;
    const passed = request(`${to}${req.url}`, { method, headers, agent: false }, (answer) => {
      const { statusCode = 0 } = answer;
      if (statusCode >= 500) this.failed.push(`${method} ${req.url}: ${statusCode}`);
      answer.on("error", (error) => fail(error.message));
      // Each visitor's connection is the balancer's own.
      const { connection: _own, ...rest } = answer.headers;
      res.writeHead(statusCode, rest);
      answer.pipe(res);
    });
    passed.on("error", (error) => fail(error.message));
    req.pipe(passed);
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
