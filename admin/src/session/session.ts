/** Whether the session of this page has ended; who shows it listens. */
let isEnded = false;
/** Once somebody was signed in here, a page may hold what they typed: it is not left on its own any more. */
let wasSignedIn = false;
/** The shop demands a second factor of whoever is signed in: nothing else is shown until they have one. */
let owes = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function set(ended: boolean): void {
  isEnded = ended;
  tell();
}

function setOwes(owed: boolean): void {
  if (owes === owed) return;
  owes = owed;
  tell();
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
  owesSecondFactor: () => owes,
  /** The shop lets us do nothing else. */
  holdsBack(): void {
    setOwes(true);
  },
  /**
   * It is set up, and its recovery codes are kept. Only the page says so: a session check in between would take codes
   * off the screen that are shown once.
   */
  settlesSecondFactor(): void {
    setOwes(false);
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
