import { carouselAdvanceMs } from "@contract/constants";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { useDragScroll } from "@/lib/use-drag-scroll";
import { slideIndex } from "./slide-index";

/** A row that has not moved for so long stands still. Safari and older browsers know no `scrollend`. */
const settleMs = 150;

/**
 * Moves a row of slides: every five seconds by itself (Spec §2), unless the visitor holds it, has stopped it, or
 * wants no motion. The row is an ordinary scroller, so fingers and keyboards move it too; a mouse drags it.
 */
export function useAutoplay(row: RefObject<HTMLElement | null>, total: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  useDragScroll(row);

  const show = useCallback(
    (slide: number) => {
      const element = row.current;
      if (!element) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      element.scrollTo({ left: slide * element.clientWidth, behavior: still ? "instant" : "smooth" });
      setCurrent(slide);
    },
    [row],
  );

  useEffect(() => {
    if (!playing || held || total < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden) show(slideIndex(current, 1, total));
    }, carouselAdvanceMs);
    return () => clearTimeout(timer);
  }, [playing, held, total, current, show]);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let timer = 0;
    const settle = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, settleMs);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
    };
  }, [row]);

  return { current, playing, setPlaying, setHeld, show };
}
