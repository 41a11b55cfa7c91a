import { useMutation } from "@tanstack/react-query";
import { useNotify, useRefresh } from "react-admin";
import { useOneAtATime } from "../../../providers/use-one-at-a-time";

/** Runs a call about money. The page is read again whatever the result: another user may have been faster. */
export function useMoneyCall(done: string, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
    onSuccess: () => {
      notify(done, { type: "success" });
      onDone();
    },
    onError: (error) => notify(error.message, { type: "error" }),
    onSettled: refresh,
  });
  const once = useOneAtATime(mutateAsync);
  // A failure has been shown already.
  const mutate = (send: () => Promise<unknown>) => void once(send).catch(() => undefined);
  return { mutate, isPending };
}
