import type { StaffRole } from "@contract/roles";

/** Whether the session of this page has ended; components that show it subscribe. */
let isEnded = false;
/** Once somebody was signed in here, a page may hold what they typed: it is no longer left automatically. */
let wasSignedIn = false;
/** The shop demands a second factor of the signed-in person: nothing else is shown until they have one. */
let owes = false;
/** The role of the signed-in person, once the shop has named it. */
let role: StaffRole | undefined;
/** Whose page this is: nobody else's session may save what is open here. */
let person: Person | undefined;
/** What goes on once the person has signed in again. */
let waiting: ((isBack: boolean) => void)[] = [];
const listeners = new Set<() => void>();

export type Person = { id: string; userName: string; email: string };

function tell(): void {
  for (const listener of listeners) listener();
}

function set(ended: boolean): void {
  isEnded = ended;
  tell();
}

function goOn(isBack: boolean): void {
  const released = waiting;
  waiting = [];
  for (const release of released) release(isBack);
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
  person: () => person,
  /** The shop accepted the session, and said what its person may do: an owner may have changed that meanwhile. */
  stands(staffRole: StaffRole | undefined, who?: Person): void {
    wasSignedIn = true;
    person = who ?? person;
    if (role !== staffRole) {
      role = staffRole;
      tell();
    }
    if (isEnded) set(false);
    goOn(true);
  },
  /** The shop no longer knows the session; the page stays as it is. */
  ended(): void {
    if (!isEnded) set(true);
  },
  /** Asks for a new sign-in over the page; resolves with whether there was one. */
  again(): Promise<boolean> {
    const asked = new Promise<boolean>((resolve) => waiting.push(resolve));
    session.ended();
    return asked;
  },
  /** The person does not want to sign in now: what waits is refused, and the next call asks again. */
  givesUp(): void {
    set(false);
    goOn(false);
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
