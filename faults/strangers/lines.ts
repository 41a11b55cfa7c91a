import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Lines that a stranger opens and writes to; what comes back is read only by those that say so. */
export class Lines {
  private readonly sockets: Socket[] = [];

  constructor(private readonly url: URL) {}

  /** Opens so many lines and writes `bytes` over each. */
  async open(count: number, bytes: string): Promise<void> {
    const opened = Array.from({ length: count }, () => {
      const socket = connect(Number(this.url.port), this.url.hostname);
      // A line that the shop cuts is what was asked for.
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

  /** One byte over each line, again and again. */
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
