import { useMutation } from "@tanstack/react-query";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Order } from "../rules";

/** Books the courier again, or the named one, and shows the result. */
export function useBook(order: Order, onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { retryBooking } = useDataProvider<PanelDataProvider>();
  return useMutation({
    mutationFn: (courierId: number | null) => retryBooking(order.id, courierId),
    onSuccess: ({ data: { booking } }) => {
      if (booking?.state === "failed") notify(booking.message ?? "booking.stillFailed", { type: "warning" });
      else notify(booking?.state === "booked" ? "booking.done" : "booking.underWay", { type: "success" });
      onDone?.();
    },
    onError: (error) => notify(error.message, { type: "error" }),
    onSettled: refresh,
  });
}
