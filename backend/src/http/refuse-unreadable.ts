import type { Server } from "node:http";
import { unreadableAnswer } from "../contract/unreadable";

/** Gives requests that node's parser refuses the failure envelope, where there is still somebody to answer. */
export function refuseUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== "ECONNRESET" && socket.writable) socket.end(unreadableAnswer(error.code));
    else socket.destroy();
  });
}
