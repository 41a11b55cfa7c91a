import { useEffect, useState } from "react";

/** Milliseconds since the wait began, counted in steps; stops at `longestMs`. */
export function useWaited(stepMs: number, longestMs: number): { waitedMs: number; restart: () => void } {
  const [waitedMs, setWaitedMs] = useState(0);
  const isDone = waitedMs >= longestMs;
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(() => setWaitedMs((before) => before + stepMs), stepMs);
    return () => clearInterval(timer);
  }, [isDone, stepMs]);
  return { waitedMs, restart: () => setWaitedMs(0) };
}
