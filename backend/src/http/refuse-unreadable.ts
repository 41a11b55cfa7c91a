import type { Server } from "node:http";
import { unreadableAnswer } from "../contract/unreadable";

/** Responds with the failure envelope to requests that node's parser rejects, if the connection is still open. */
export function refuseUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== "ECONNRESET" && socket.writable) socket.end(unreadableAnswer(error.code));
    else socket.destroy();
  });
}
