import type { CallInput } from "@contract";
import { useNotify, useRefresh, useTranslate, useUpdate } from "react-admin";
import { conflictOf } from "../../edits/conflict";
import { useOneAtATime } from "../../providers/use-one-at-a-time";
import type { Order } from "./rules";

type Change = CallInput<"adminUpdateOrder">["body"];

/** Changes the order on the page. The page is read again whatever the result: another user may have been faster. */
export function useChangeOrder(order: Order, onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const translate = useTranslate();
  const said = (error: unknown) => {
    const [clash] = conflictOf(error)?.fields ?? [];
    if (!clash) return (error as Error).message;
    const name = clash.by ? translate(`order.by.${clash.by}`, { _: clash.by }) : translate("edit.somebody");
    return translate("order.overtaken", { name });
  };
  const once = useOneAtATime(async (data: Change, done: string) =>
    update(
      "orders",
      { id: order.id, data: { ...data, version: order.version }, previousData: order },
      {
        onSuccess: () => {
          notify(done, { type: "success" });
          onDone?.();
        },
        onError: (error) => notify(said(error), { type: "error" }),
        onSettled: refresh,
        returnPromise: true,
      },
    ),
  );
  // A failure has been shown already.
  const change = (data: Change, done = "order.updated") => void once(data, done).catch(() => undefined);
  return { change, isPending };
}
