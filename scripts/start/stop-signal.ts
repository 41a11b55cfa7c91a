/** npm passes a Ctrl-C on that the terminal has sent to us already: within this time it is the same one. */
const SAME_PRESS_MS = 800;

/** Resolves at the first Ctrl-C, SIGTERM or closed terminal; `onSecond` runs at a later one. */
export function waitForStop(onSecond: () => void): Promise<NodeJS.Signals> {
  let firstAt = 0;
  return new Promise((resolve) => {
    const hear = (signal: NodeJS.Signals) => {
      const now = Date.now();
      if (firstAt === 0) {
        firstAt = now;
        resolve(signal);
      } else if (now - firstAt > SAME_PRESS_MS) {
        onSecond();
      }
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, hear);
  });
}
