import type { Location } from "react-router-dom";

/** A product opened over a page keeps that page here, and the number of products opened since. */
export type OverState = { background: Location; depth: number };

export function overState(location: Location): OverState | undefined {
  const state: unknown = location.state;
  if (typeof state !== "object" || state === null || !("background" in state)) return undefined;
  return state as OverState;
}

export const hasBackground = (location: Location) => overState(location) !== undefined;

/** The state for a link to a product: opened over this page, or over the page below the dialog. */
export function openOver(location: Location): OverState {
  const over = overState(location);
  return over ? { background: over.background, depth: over.depth + 1 } : { background: location, depth: 1 };
}
