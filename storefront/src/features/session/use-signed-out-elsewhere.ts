import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { draftKeys, forgetPerson, localKeys, parseStored, readSession, removeSession } from "@/lib/storage";
import { type Session, sessionQuery } from "./queries";

const isOwned = (kept: unknown) =>
  typeof kept === "object" && kept !== null && "userId" in kept && kept.userId !== undefined;

/**
 * Makes this tab a guest's when somebody signs out in another one: it goes on showing nothing of them, and asks for nothing more.
 * Forgets what they have typed in it, then or when they have signed out meanwhile; what a guest has typed stays until then.
 */
export function useSignedOutElsewhere({ status }: Session): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== localKeys.token || newValue !== null) return;
      forgetPerson();
      client.setQueryData(sessionQuery.queryKey, null);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [client]);
  useEffect(() => {
    if (status !== "guest") return;
    for (const key of draftKeys) if (isOwned(parseStored(readSession(key)))) removeSession(key);
  }, [status]);
}
