import type { StaffRole } from "@contract/roles";

/** Whether the session of this page has ended; components that show it subscribe. */
let isEnded = false;
/** Once somebody was signed in here, a page may hold what they typed: it is no longer left automatically. */
let wasSignedIn = false;
/** The shop demands a second factor of the signed-in person: nothing else is shown until they have one. */
let owes = false;
/** The role of the signed-in person, once the shop has named it. */
let role: StaffRole | undefined;
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
  role: () => role,
  /** The shop accepted the session, and said what its person may do: an owner may have changed that meanwhile. */
  stands(staffRole: StaffRole | undefined): void {
    wasSignedIn = true;
    if (role !== staffRole) {
      role = staffRole;
      tell();
    }
    if (isEnded) set(false);
  },
  /** The shop no longer knows the session; the page stays as it is. */
  ended(): void {
    if (!isEnded) set(true);
  },
  owesSecondFactor: () => owes,
  /** The shop allows nothing else. */
  holdsBack(): void {
    setOwes(true);
  },
  /**
   * It is set up, and its recovery codes are stored. Only the page reports this: a session check in between would
   * remove codes from the screen that are shown only once.
   */
  settlesSecondFactor(): void {
    setOwes(false);
  },
  listen(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
