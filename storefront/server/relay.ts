import type { ServerResponse } from "node:http";
import type { Dispatcher, Pool } from "undici";

/** Names and values of the answer's headers, as they go to the visitor. */
type Headers = Record<string, string | string[]>;

/**
 * Sends a request to the backend and writes its answer to `res` as it comes, no faster than the visitor reads. Hung
 * directly on the pool's events: streams and promises between the two would cost three times as much. A visitor who goes
 * away ends the request. Rejects where no answer came, or only a part of one.
 */
export function relay(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  res: ServerResponse,
  headersFor: (headers: Record<string, string | string[] | undefined>) => Headers,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let isGone = false;
    res.once("close", () => {
      if (res.writableFinished) return;
      isGone = true;
      controller?.abort(new Error("The visitor has gone"));
      resolve();
    });
    pool.dispatch(request, {
      onRequestStart(started) {
        controller = started;
        if (isGone) started.abort(new Error("The visitor has gone"));
      },
      onResponseStart(_controller, status, headers) {
        res.writeHead(status, headersFor(headers));
      },
      onResponseData(paused, chunk) {
        if (res.write(chunk)) return;
        paused.pause();
        res.once("drain", () => paused.resume());
      },
      onResponseEnd() {
        res.end();
        resolve();
      },
      onResponseError(_controller, error) {
        if (isGone) resolve();
        else reject(error);
      },
    });
  });
}
