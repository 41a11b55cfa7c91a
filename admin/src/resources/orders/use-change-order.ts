import type { CallInput } from "@contract";
import { useNotify, useRefresh, useUpdate } from "react-admin";
import type { Order } from "./rules";

type Change = CallInput<"adminUpdateOrder">["body"];

/** Changes the order that is looked at. Whatever comes of it, the page is read again: somebody else may have been faster. */
export function useChangeOrder(order: Order, onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const change = (data: Change, done = "order.updated") =>
    update(
      "orders",
      { id: order.id, data, previousData: order },
      {
        onSuccess: () => {
          notify(done, { type: "success" });
          onDone?.();
        },
        onError: (error) => notify((error as Error).message, { type: "error" }),
        onSettled: refresh,
      },
    );
  return { change, isPending };
}
