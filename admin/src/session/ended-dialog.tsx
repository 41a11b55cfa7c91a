import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { session } from "./session";

/**
 * Over whatever somebody is typing when their session ends: they sign in again, and what they were doing goes on. It is
 * fetched right after the first page and not when it is needed: the scripts of an older version may be gone from the
 * shop by then.
 */
export function SessionEndedDialog() {
  const isEnded = useSyncExternalStore(session.listen, session.isEnded);
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType }>();

  useEffect(() => {
    if (loaded) return;
    import("./sign-in-dialog").then(
      ({ SignInDialog }) => setLoaded({ Dialog: SignInDialog }),
      // Without it nobody can sign in here: what waits is told so, and keeps what was typed.
      () => isEnded && session.givesUp(),
    );
  }, [loaded, isEnded]);

  return isEnded && loaded ? <loaded.Dialog /> : null;
}
