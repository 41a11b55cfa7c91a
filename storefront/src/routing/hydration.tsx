import { useEffect } from "react";

let settle: () => void = () => {};

/** Resolves when the first page stands as it was served: what would change it must wait until then. */
export const hydrated = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Stands beside the page, inside the same boundary: its effect runs when the page's HTML has been taken over, or has failed. */
export function Hydrated() {
  useEffect(() => settle(), []);
  return null;
}
