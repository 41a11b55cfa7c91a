import { createServer, type Socket, type Server as SocketServer } from "node:net";
import { Mailbox } from "../../sandbox/mail/mailbox";
import { receiveMail } from "../../sandbox/mail/receive";
import { findFreePort } from "../../scripts/free-port";

/** The states of the mail server: working, down, silent after the connection, or sending garbage. */
export type MailState = "well" | "down" | "silent" | "garbage";

/** The mail server outside the shop. */
export class Mail {
  readonly mailbox = new Mailbox();
  private close: () => Promise<void> = async () => {};

  private constructor(private readonly port: number) {}

  static async open(): Promise<Mail> {
    const mail = new Mail(await findFreePort());
    await mail.become("well");
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async become(state: MailState): Promise<void> {
    await this.close();
    this.close = async () => {};
    if (state === "well") {
      const server = await receiveMail(this.port, this.mailbox);
      this.close = () => new Promise((resolve) => server.close(() => resolve()));
    } else if (state !== "down") this.close = await this.misbehave(state);
  }

  private async misbehave(state: "silent" | "garbage"): Promise<() => Promise<void>> {
    const open = new Set<Socket>();
    const server: SocketServer = createServer((socket) => {
      open.add(socket);
      socket.on("error", () => {});
      if (state === "garbage") socket.end("HTTP/1.1 200 OK\r\n\r\n\u0000\u0001 not mail \r\n");
    });
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    return () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      });
  }

  async stop(): Promise<void> {
    await this.close();
  }
}
