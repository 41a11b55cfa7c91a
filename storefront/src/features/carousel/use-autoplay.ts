import { carouselAdvanceMs } from "@contract/constants";
import { useEffect, useState } from "react";
import { slideIndex } from "./slide-index";

/**
 * Shows the next slide every five seconds (Spec §2), unless the visitor holds the row, has stopped it, or wants no
 * motion. `show` must stay the same function.
 */
export function useAutoplay(current: number, total: number, show: (slide: number) => void) {
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!playing || held || total < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return undefined;
    const timer = setTimeout(() => {
      if (!document.hidden) show(slideIndex(current, 1, total));
    }, carouselAdvanceMs);
    return () => clearTimeout(timer);
  }, [playing, held, total, current, show]);

  return { playing, setPlaying, setHeld };
}
