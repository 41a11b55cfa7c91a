import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** No real client sends more requests than this without waiting for a response. */
const mostWaiting = 100;

type Line = { last: ServerResponse; waiting: number };

/**
 * Handles a connection's requests one after another, even if all were sent at once. Node would start them together,
 * and responses not at the front have no socket yet. They get neither `drain` nor `close`, so that those behind them
 * would wait forever.
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
    // If the connection was cut, no further turn comes.
    line.last.once("close", () => {
      line.waiting -= 1;
      if (!req.socket.destroyed) answer(req, res);
    });
    line.last = res;
  };
}
