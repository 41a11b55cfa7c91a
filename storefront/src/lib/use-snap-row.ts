import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useDragScroll } from "./use-drag-scroll";

/** The goal of a row that nobody has sent anywhere. */
const nowhere = -1;

/**
 * A row of items as wide as itself: which one is in view, and the way to another. The row is an ordinary scroller, so
 * fingers and keyboards move it too; a mouse drags it; it glides where its styles say `scroll-behavior: smooth`. While
 * it glides to an item that was asked for, that is the one in view: on a slow device the next tap comes earlier.
 */
export function useSnapRow(row: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0);
  const goal = useRef(nowhere);
  useDragScroll(row);

  const show = useCallback(
    (item: number) => {
      goal.current = item;
      setShown(item);
      row.current?.scrollTo({ left: item * row.current.clientWidth });
    },
    [row],
  );

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const listening = new AbortController();
    // A finger or mouse on the row ends its way; older Safaris know no `scrollend`, so arriving ends it, too.
    const follow = ({ type }: Event) => {
      const item = Math.round(element.scrollLeft / element.clientWidth) || 0;
      if (type !== "scroll" || goal.current === item) goal.current = nowhere;
      if (goal.current === nowhere) setShown(item);
    };
    for (const name of ["scroll", "scrollend", "pointerdown"])
      element.addEventListener(name, follow, { signal: listening.signal });
    return () => listening.abort();
  }, [row]);

  return { shown, show };
}
