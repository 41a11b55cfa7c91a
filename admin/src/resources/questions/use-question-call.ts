import { useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { conflictOf } from "../../edits/conflict";
import { useOneAtATime } from "../../providers/use-one-at-a-time";

type Ask = () => Promise<{ message?: string | undefined }>;

/**
 * Sends what staff decide about a question, one at a time. What somebody else has written meanwhile is part of the
 * sentence that is returned as `error`, and the question is read again: the next press is about what then stands there.
 */
export function useQuestionCall() {
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
      const theirs = typeof now?.theirs === "string" && now.theirs ? `: “${now.theirs}”` : "";
      setError((thrown as Error).message + theirs);
      if (now) refresh();
    }
  });
  return { error, send };
}
