import { useEffect } from "react";
import { draftKeys, forgetPerson, localKeys, parseStored, readSession, removeSession } from "@/lib/storage";
import type { Session } from "./queries";

const isOwned = (kept: unknown) =>
  typeof kept === "object" && kept !== null && "userId" in kept && kept.userId !== undefined;

/**
 * Forgets what somebody has typed in this tab when they sign out in another one, or have meanwhile. What a guest has typed
 * stays until then.
 */
export function useForgetDrafts({ status }: Session): void {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === localKeys.token && newValue === null) forgetPerson();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);
  useEffect(() => {
    if (status !== "guest") return;
    for (const key of draftKeys) if (isOwned(parseStored(readSession(key)))) removeSession(key);
  }, [status]);
}
