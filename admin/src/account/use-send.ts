import { useState } from "react";
import { fieldErrors } from "../providers/field-errors";

/** Sends a small form, one request at a time, and keeps the server's errors, for the whole form or by field. */
export function useSend(): {
  isBusy: boolean;
  errors: Record<string, string>;
  sentence: string | undefined;
  send: (work: () => Promise<void>) => Promise<void>;
} {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const { root: _, ...errors } = fieldErrors(error);
  const send = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, errors, sentence: Object.keys(errors).length > 0 ? undefined : error?.message, send };
}
