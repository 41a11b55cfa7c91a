import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Connections that a stranger opens and writes to; responses are read only where stated. */
export class Lines {
  private readonly sockets: Socket[] = [];

  constructor(private readonly url: URL) {}

  /** Opens this many connections and writes `bytes` to each. */
  async open(count: number, bytes: string): Promise<void> {
    const opened = Array.from({ length: count }, () => {
      const socket = connect(Number(this.url.port), this.url.hostname);
      // The shop closing the connection is the expected result.
      socket.on("error", () => {});
      socket.pause();
      this.sockets.push(socket);
      return new Promise<void>((resolve) => {
        socket.once("close", () => resolve());
        socket.write(bytes, () => resolve());
      });
    });
    await Promise.all(opened);
  }

  /** Repeatedly writes one byte to each connection. */
  async trickle(times: number, everyMs: number): Promise<void> {
    for (let at = 0; at < times; at += 1) {
      for (const socket of this.sockets) if (socket.writable) socket.write("a");
      await pause(everyMs);
    }
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
