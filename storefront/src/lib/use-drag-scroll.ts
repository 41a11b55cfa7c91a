import { type RefObject, useEffect } from "react";

/** Lets a mouse drag a row of items. A device without one never fetches the code. */
export function useDragScroll(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current;
    if (!element || !matchMedia("(any-pointer: fine)").matches) return undefined;
    // Where it does not come, the row has its arrows and its scroll bar.
    const drag = import("./drag-scroll").then(({ dragScroll }) => dragScroll(element)).catch(() => undefined);
    return () => void drag.then((stop) => stop?.());
  }, [row]);
}
