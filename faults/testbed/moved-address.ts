import { connect, createServer, type Server, type Socket } from "node:net";

/** An address that leads to another server now, as a name or a balancer does after a failover. */
export class MovedAddress {
  private readonly open = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  /** Listens at the port that is free since its server died. */
  static async open(from: number, to: number): Promise<MovedAddress> {
    const server = createServer();
    const moved = new MovedAddress(server);
    server.on("connection", (socket) => moved.pass(socket, to));
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen(from, "127.0.0.1", resolve);
    });
    return moved;
  }

  private pass(socket: Socket, to: number): void {
    const behind = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      this.open.add(one);
      one.once("close", () => {
        this.open.delete(one);
        other.destroy();
      });
      one.on("error", () => other.destroy());
      one.pipe(other);
    }
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.open) socket.destroy();
    await closed;
  }
}
