/**
 * Makes a change of the page as one movement, which the styles describe (styles/ornaments.css). Without such movements in
 * the browser, or for readers who want none, the change is made at once. `change` may return a promise: the page stands
 * still until it settles, so it must be quick.
 */
export function inTransition(change: () => void | Promise<void>): void {
  if (document.startViewTransition && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    // A movement that is skipped, as in a hidden tab, has still made its change.
    document.startViewTransition(change).ready.catch(() => undefined);
  else void change();
}
