import { useEffect } from "react";

let settle: () => void = () => {};

/** Resolves when the first page is hydrated as it was served: changes to it must wait until then. */
export const hydrated = new Promise<void>((resolve) => {
  settle = resolve;
});

/**
 * Rendered next to the page, inside the same boundary: its effect runs when the page's HTML has been hydrated, or
 * hydration has failed.
 */
export function Hydrated() {
  useEffect(() => settle(), []);
  return null;
}
