import { createServer } from "node:net";
import { PlainFailure } from "../setup/plain-failure.mjs";

/** Throws one sentence if the shop could not listen there, before anything else is started. */
export function requirePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new PlainFailure(sentence(error, host, port))),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

/** True if this port of this machine is free to listen on. */
export function isPortFree(port: number): Promise<boolean> {
  return requirePort("127.0.0.1", port).then(
    () => true,
    () => false,
  );
}

function sentence(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1} npm start.`;
    case "EACCES":
      return `Port ${port} may not be used by this user: choose one above 1023, for example PORT=8000 npm start.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address ${host}: set HOST to 127.0.0.1, or to 0.0.0.0 for every address.`;
    default:
      return `Port ${port} on ${host} cannot be used (${error.code}): choose another with PORT.`;
  }
}
