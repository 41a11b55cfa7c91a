import { Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { lazyPart } from "@/lib/lazy-part";

const CategoryPanel = lazyPart(["kinds"], () => import("./category-panel"), { isExtra: true });

/** A category of the row of links that is open: its item holds the panel, so that the keyboard comes to it next. */
type Open = { category: string; link: HTMLAnchorElement; isByKeyboard: boolean };

/** Long enough that a mouse on its way across the row opens nothing. */
const intentMs = 180;
const isDesk = () => matchMedia("(min-width: 64rem)").matches;

const navRow = () => document.querySelector<HTMLElement>("header nav");

/** Brings a link of the row into its middle. Not scrollIntoView: it would move the page as well. */
function centre(row: HTMLElement, link: HTMLElement) {
  row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

function categoryOf(target: EventTarget | null): Omit<Open, "isByKeyboard"> | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const category = link && new URL(link.href).searchParams.get("category");
  return link && category && link.matches(".nav-link") ? { category, link } : undefined;
}

/**
 * What the row of categories does beside being links: on a desk a panel with the kinds of each, opened by a mouse that
 * rests on it or by the down arrow; and on phones the current one, and the one with the focus, is brought into view.
 */
export function NavPanels() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<Open>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link, and closes the panel
  useEffect(() => {
    setOpen(undefined);
    const row = navRow();
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && current) centre(row, current);
  }, [pathname, search]);

  useEffect(() => {
    const row = navRow();
    if (!row) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const later = (then: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(then, intentMs);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse" || !isDesk()) return;
      const found = categoryOf(target);
      if (found) later(() => setOpen({ ...found, isByKeyboard: false }));
      // On the panel it stays; on another link of the row it closes.
      else if (target instanceof Element && target.closest(".category-panel")) clearTimeout(waiting);
      else later(() => setOpen(undefined));
    };
    const leave = () => later(() => setOpen(undefined));
    const press = (event: KeyboardEvent) => {
      const found = event.key === "ArrowDown" && isDesk() ? categoryOf(event.target) : undefined;
      if (!found) return;
      event.preventDefault();
      setOpen({ ...found, isByKeyboard: true });
    };
    // A browser leaves a link as it is of which a part is in view already.
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(".nav-link:focus-visible")) centre(row, target);
    };
    const close = () => setOpen(undefined);
    row.addEventListener("focusin", focus);
    row.addEventListener("pointerover", over);
    row.addEventListener("pointerleave", leave);
    row.addEventListener("keydown", press);
    addEventListener("scroll", close, { passive: true });
    return () => {
      clearTimeout(waiting);
      row.removeEventListener("focusin", focus);
      row.removeEventListener("pointerover", over);
      row.removeEventListener("pointerleave", leave);
      row.removeEventListener("keydown", press);
      removeEventListener("scroll", close);
    };
  }, []);

  const item = open?.link.parentElement;
  if (!open || !item) return null;
  return createPortal(
    <Suspense>
      <CategoryPanel
        key={open.category}
        category={open.category}
        takesFocus={open.isByKeyboard}
        onClose={(returns) => {
          setOpen(undefined);
          if (returns) open.link.focus();
        }}
      />
    </Suspense>,
    item,
  );
}
