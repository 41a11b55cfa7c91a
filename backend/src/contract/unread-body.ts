/** The part of a request that is needed here: the contract does not depend on a server. */
type Request = {
  on(event: "data", listener: (chunk: { length: number }) => void): unknown;
  once(event: "end" | "close", listener: () => void): unknown;
  unpipe(): unknown;
  resume(): unknown;
};

/** How many bytes are still read, and for how long. */
const mostBytes = 4 * 1024 * 1024;
const patienceMs = 2_000;

/**
 * Calls `end`, which finishes a response written before the request body has arrived, once the connection may be
 * closed. Closing at once would reset the connection because of data still in flight, and the visitor would see a broken
 * connection instead of the response: so the rest is read for a moment and discarded.
 */
export function whenUnreadMayClose(req: Request, end: () => void): void {
  let left = mostBytes;
  const timer = setTimeout(end, patienceMs);
  const close = () => {
    clearTimeout(timer);
    end();
  };
  req.on("data", ({ length }) => {
    left -= length;
    if (left < 0) close();
  });
  req.once("end", close);
  req.once("close", close);
  req.unpipe();
  req.resume();
}
