import { useRef } from "react";

/**
 * Runs one call at a time. A button shows only with the next rendering that it is busy, and a second press may come
 * before that: it does nothing.
 */
export function useOneAtATime<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  const isSending = useRef(false);
  return async (...args) => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      return await send(...args);
    } finally {
      isSending.current = false;
    }
  };
}
