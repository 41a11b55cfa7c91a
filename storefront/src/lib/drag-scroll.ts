/** A press that moves less is a click. */
const clickPx = 6;
/** How much of an item must be dragged into view for the row to snap to it. */
const taken = 0.2;
const settleMs = 150;

/**
 * Lets a mouse drag a row of items that a finger or trackpad scrolls natively. On release the row glides to the item
 * it was dragged to; the click that ends a drag opens nothing.
 * Returns the way to stop.
 */
export function dragScroll(element: HTMLElement): () => void {
  const listening = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) => element.addEventListener(name, listen, { capture, signal: listening.signal });
  let from: { x: number; left: number } | undefined;
  let dragged = false;
  let timer = 0;

  const snapAgain = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => element.style.removeProperty("scroll-snap-type"), settleMs);
  };
  const release = () => {
    if (from && dragged) {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const left = itemAt(element, Math.sign(element.scrollLeft - from.left));
      element.scrollTo({ left, behavior: still ? "instant" : "smooth" });
      snapAgain();
    }
    from = undefined;
  };
  on("pointerdown", (event) => {
    dragged = false;
    if (event.pointerType === "mouse" && event.button === 0)
      from = { x: event.clientX, left: element.scrollLeft };
  });
  on("pointermove", ({ clientX, pointerId }) => {
    if (!from || (!dragged && Math.abs(clientX - from.x) < clickPx)) return;
    if (!dragged) {
      dragged = true;
      clearTimeout(timer);
      element.setPointerCapture(pointerId);
      element.style.scrollSnapType = "none";
    }
    element.scrollTo({ left: from.left + from.x - clientX, behavior: "instant" });
  });
  on("pointerup", release);
  on("pointercancel", release);
  on("pointerleave", () => {
    if (!dragged) from = undefined;
  });
  on("scroll", () => {
    if (!from && element.style.scrollSnapType) snapAgain();
  });
  // The browser's own dragging of links, pictures and selections would capture the pointer.
  on("dragstart", (event) => event.preventDefault());
  on("selectstart", (event) => from && event.preventDefault());
  on(
    "click",
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** The scroll position of the item that the row was dragged to; `way` is 1 towards the end, -1 towards the start. */
function itemAt(row: HTMLElement, way: number): number {
  const items = [...row.children] as HTMLElement[];
  const first = items[0]?.offsetLeft ?? 0;
  const pitch = (items[1]?.offsetLeft ?? 0) - first || row.clientWidth;
  return Math.round(row.scrollLeft / pitch + way * (0.5 - taken)) * pitch;
}
