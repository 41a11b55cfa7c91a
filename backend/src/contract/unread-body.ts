/** As much of a request as is needed here: the contract knows no server. */
type Request = {
  on(event: "data", listener: (chunk: { length: number }) => void): unknown;
  once(event: "end" | "close", listener: () => void): unknown;
  unpipe(): unknown;
  resume(): unknown;
};

/** What is still let in, and for how long. */
const mostBytes = 4 * 1024 * 1024;
const patienceMs = 2_000;

/**
 * Calls `end`, which ends an answer that was written before the body of its request had come, when the connection may be
 * closed. Closed at once, it would be reset by what is still on its way, and the visitor would see a broken line instead
 * of the answer: so the rest is let in for a moment and dropped.
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
