import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Mailbox } from "./mailbox";

/** Accepts every mail on this port of the loopback address and stores it; resolves when it is listening. */
export function receiveMail(port: number, mailbox: Mailbox): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then(
          ({ subject = "", text = "", html = "" }) => {
            const at = new Date().toISOString();
            for (const { address } of session.envelope.rcptTo)
              mailbox.add({ to: address, subject, text, html, at });
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  // A client that disconnects halfway is ignored.
  server.on("error", () => {});
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
