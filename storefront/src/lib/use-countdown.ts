import { useEffect, useState } from "react";

/** Whole seconds left of a wait that can be restarted. */
export function useCountdown(seconds: number): { left: number; restart: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  const restart = (again: number) => {
    setNow(Date.now());
    setUntil(Date.now() + again * 1000);
  };
  return { left: Math.max(0, Math.ceil((until - now) / 1000)), restart };
}
