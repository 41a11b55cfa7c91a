import { useEffect, useState } from "react";

/** Milliseconds since this began to wait, counted in steps; stands still once `longestMs` is reached. */
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
