import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { useOneAtATime } from "../providers/use-one-at-a-time";
import { type ConflictField, conflictOf } from "./conflict";

type Ask = () => Promise<{ message?: string | undefined }>;

/**
 * Sends what staff decide about a ticket or a question, one at a time. What somebody else has written meanwhile is part
 * of the sentence that is returned as `error`, where `isTold` says so, and the record is read again: the next press is
 * about what then stands there.
 */
export function useDecision(isTold: (now: ConflictField) => boolean) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [error, setError] = useState<string>();
  const send = useOneAtATime(async (ask: Ask, done: () => void) => {
    setError(undefined);
    try {
      const { message } = await ask();
      if (message) notify(message, { type: "success" });
      done();
      refresh();
    } catch (thrown) {
      const [now] = conflictOf(thrown)?.fields ?? [];
      const theirs = now && isTold(now) ? `: “${now.theirs}”` : "";
      setError((thrown as Error).message + theirs);
      if (now) refresh();
    }
  });
  return { error, send };
}
