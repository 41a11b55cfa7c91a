import { type RefObject, useEffect } from "react";

/** Lets a mouse drag a row of items. A device without one never fetches the code. */
export function useDragScroll(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = row.current;
    if (!element || !matchMedia("(any-pointer: fine)").matches) return undefined;
    const drag = import("./drag-scroll").then(({ dragScroll }) => dragScroll(element));
    return () => void drag.then((stop) => stop());
  }, [row]);
}
