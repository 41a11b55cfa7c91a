import { useEffect } from "react";

/** Nobody types this fast; a scanner needs a few milliseconds for each character. */
const betweenKeysMs = 60;
const shortest = 5;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls `onScan` with what a scanner types while no field has the focus: many characters at once, and Enter. */
export function useScanner(onScan: (number: string) => void): void {
  useEffect(() => {
    let read = "";
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.timeStamp - last > betweenKeysMs) read = "";
      last = event.timeStamp;
      if (event.key.length === 1) read += event.key;
      else if (event.key === "Enter" && read.length >= shortest) {
        // Otherwise it would press the button that has the focus.
        event.preventDefault();
        event.stopPropagation();
        onScan(read);
        read = "";
      }
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, [onScan]);
}
