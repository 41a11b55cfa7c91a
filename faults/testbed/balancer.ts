import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** As often as docs/operating.md asks of a load balancer at least. */
const betweenLooksMs = 500;

/**
 * A plain load balancer: in turn to every server whose `/api/ready` said yes when last asked, over a connection per
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
  ) {
    server.on("request", (req, res) => this.pass(req, res));
    this.looking = setInterval(() => this.look(), betweenLooksMs);
  }

  static async open(servers: readonly string[]): Promise<Balancer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const balancer = new Balancer(server, servers);
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
        const isReady = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) this.ready.add(url);
        else this.ready.delete(url);
      }),
    );
  }

  private pass(req: IncomingMessage, res: ServerResponse): void {
    this.sent += 1;
    const open = this.servers.filter((url) => this.ready.has(url));
    const to = open[this.turn++ % open.length];
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
