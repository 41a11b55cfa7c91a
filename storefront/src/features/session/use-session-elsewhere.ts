import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { forgetOthers, forgetPerson, hasSignedOut } from "@/lib/forget-person";
import { forgetSession, localKeys } from "@/lib/storage";
import { type Session, sessionQuery } from "./queries";

/**
 * Asks again who uses this tab when a guest signs in in another one: it would call them a guest until its answer is old.
 * Makes it a guest's when a session ends in another one: it goes on showing nothing of its shopper, and asks for nothing
 * more. What they have typed in it is forgotten once they have signed out, meanwhile too, or somebody else signs in; while their
 * session has only run out, it waits for them. What a guest has typed stays until then.
 */
export function useSessionElsewhere({ status, user }: Session): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key !== localKeys.token) return;
      if (newValue === null) {
        if (hasSignedOut()) forgetPerson();
        else forgetSession();
        client.setQueryData(sessionQuery.queryKey, null);
      } else if (client.getQueryData(sessionQuery.queryKey) === null)
        void client.invalidateQueries(sessionQuery);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [client]);
  const userId = user?.id;
  useEffect(() => {
    if (status !== "loading") forgetOthers(userId);
  }, [status, userId]);
}
