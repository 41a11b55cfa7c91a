import type { IncomingMessage, ServerResponse } from "node:http";
import { whenUnreadMayClose } from "@contract/unread-body";
import type { Dispatcher, Pool } from "undici";
import { mayWaitUnread, mostOfOne } from "./slow-readers";

/** Names and values of the response's headers, as sent to the visitor. */
type Headers = Record<string, string | string[]>;

/** No connection to the backend became free in time. */
export class PoolBusy extends Error {}

/** Limits the wait for a free connection, and for a visitor who reads nothing of a response too large to be kept here. */
const patienceMs = { turn: 2_000, reader: 20_000 };

/**
 * Sends a request to the backend and writes its response to `res` as it comes, little faster than the visitor reads.
 * Uses the pool's events directly: streams and promises in between would cost three times as much. If the visitor
 * leaves or does not read, the request is aborted, so its connection is always returned. Rejects if there is no
 * response or only part of one, and with PoolBusy.
 */
export function relay(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  headersFor: (headers: Record<string, string | string[] | undefined>) => Headers,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let waiting: NodeJS.Timeout | undefined;
    let isOver = false;
    const end = (settle: () => void) => {
      isOver = true;
      clearTimeout(waiting);
      settle();
    };
    const leave = () => {
      if (isOver) return;
      end(resolve);
      controller?.abort(new Error("The visitor has gone"));
    };
    if (res.destroyed || req.socket.destroyed) return leave();
    res.once("close", leave);
    pool.dispatch(request, {
      onRequestStart(started) {
        clearTimeout(waiting);
        controller = started;
        if (isOver) started.abort(new Error("Nobody waits for it any more"));
      },
      onResponseStart(_controller, status, headers) {
        if (isOver) return;
        if (!req.complete) res.shouldKeepAlive = false;
        res.writeHead(status, headersFor(headers));
      },
      onResponseData(paused, chunk) {
        if (isOver || res.write(chunk)) return;
        if (!mayWaitUnread(res)) res.destroy();
        else if (res.writableLength > mostOfOne) {
          paused.pause();
          waiting = setTimeout(() => res.destroy(), patienceMs.reader);
          res.once("drain", () => {
            clearTimeout(waiting);
            paused.resume();
          });
        }
      },
      onResponseEnd() {
        if (isOver) return;
        end(resolve);
        if (req.complete) res.end();
        else whenUnreadMayClose(req, () => res.end());
      },
      onResponseError(_controller, error) {
        if (!isOver) end(() => reject(error));
      },
    });
    if (!controller && !isOver)
      waiting = setTimeout(() => end(() => reject(new PoolBusy())), patienceMs.turn);
  });
}
