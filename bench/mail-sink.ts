import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that takes every mail and keeps none. */
export async function openMailSink(): Promise<{ url: string; close: () => Promise<void> }> {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, taken) {
      stream.once("end", () => taken()).resume();
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  const { port } = sink.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => sink.close(() => resolve())),
  };
}
