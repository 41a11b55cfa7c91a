/** npm passes on a Ctrl-C that the terminal has already sent to us: within this time it is the same one. */
const SAME_PRESS_MS = 800;
const LOOK_MS = 500;

/** Resolves at the first Ctrl-C, SIGTERM, closed terminal or end of npm; `onSecond` runs at a later signal. */
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
    whenNpmIsGone(() => {
      if (firstAt === 0) hear("SIGTERM");
    });
  });
}

/** npm passes a SIGTERM to the shell between us, which ends silently: we notice it by our new parent. */
function whenNpmIsGone(then: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    then();
  }, LOOK_MS);
  timer.unref();
}
