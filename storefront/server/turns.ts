import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** More requests than these nobody sends without waiting for an answer. */
const mostWaiting = 100;

type Line = { last: ServerResponse; waiting: number };

/**
 * Answers the requests of a connection one after another, also where they were all sent at once: node would begin them
 * together, and the answers that are not at the front have no line yet. They hear neither that it takes more bytes nor that
 * it is gone, so that what stands behind them would wait for good.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (req: IncomingMessage, res: ServerResponse) => {
    const line = lines.get(req.socket);
    if (!line || line.last.closed) {
      lines.set(req.socket, { last: res, waiting: 0 });
      answer(req, res);
      return;
    }
    line.waiting += 1;
    if (line.waiting > mostWaiting) {
      req.socket.destroy();
      return;
    }
    // Where the connection was cut, nobody's turn comes any more.
    line.last.once("close", () => {
      line.waiting -= 1;
      if (!req.socket.destroyed) answer(req, res);
    });
    line.last = res;
  };
}
