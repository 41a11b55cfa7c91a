import { useSyncExternalStore } from "react";
import { session } from "./session";
import { SignInDialog } from "./sign-in-dialog";

/**
 * Over whatever somebody is typing when their session ends: they sign in again, and what they were doing goes on. It
 * comes with the first scripts: those of an older version may be gone from the shop by then.
 */
export function SessionEndedDialog() {
  const isEnded = useSyncExternalStore(session.listen, session.isEnded);
  return isEnded ? <SignInDialog /> : null;
}
