import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

type MenuProps = { label: string; face: ReactNode; children: ReactNode; align?: "start" | "end" };

/**
 * A button that opens a small panel. Built on <details>, so it opens before any JavaScript has loaded; with it,
 * Escape, a click elsewhere and a change of page close it.
 */
export function Menu({ label, face, children, align = "end" }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    // Not at the first run: a visitor may have opened it before this code had loaded.
    if (ref.current && shownFor.current !== key) ref.current.open = false;
    shownFor.current = key;
  }, [key]);
  useEffect(() => closeWhenLeft(ref), []);
  return (
    <details ref={ref} className="group relative">
      <summary aria-label={label} className="menu-face">
        {face}
      </summary>
      <div className={`menu-panel ${align === "end" ? "right-0" : "left-0"}`}>{children}</div>
    </details>
  );
}

function closeWhenLeft(ref: React.RefObject<HTMLDetailsElement | null>) {
  const close = () => ref.current?.removeAttribute("open");
  const onPointer = (event: Event) => {
    if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ref.current?.open) return;
    close();
    ref.current.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", onPointer);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("pointerdown", onPointer);
    document.removeEventListener("keydown", onKey);
  };
}

/** The classes of one choice in a menu. */
export const menuItem = "menu-item";
