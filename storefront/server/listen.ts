import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens and returns the address; throws one sentence if the port is taken. */
export function listen(server: Server, at: { host: string; port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken ? new Error(`Port ${at.port} is taken by another program: set PORT to a free one`) : error,
      );
    });
    server.listen(at.port, at.host, () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://${at.host}:${port}`);
    });
  });
}
