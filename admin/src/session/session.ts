/** Whether the session of this page has ended; who shows it listens. */
let isEnded = false;
/** Once somebody was signed in here, a page may hold what they typed: it is not left on its own any more. */
let wasSignedIn = false;
const listeners = new Set<() => void>();

function set(ended: boolean): void {
  isEnded = ended;
  for (const listener of listeners) listener();
}

export const session = {
  isEnded: () => isEnded,
  wasSignedIn: () => wasSignedIn,
  /** The shop has let us in. */
  stands(): void {
    wasSignedIn = true;
    if (isEnded) set(false);
  },
  /** The shop knows us no longer; the page stays as it is. */
  ended(): void {
    if (!isEnded) set(true);
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
