import type { CallInput } from "@contract";
import type { Order } from "@contract/orders";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { orderQuery } from "./queries";

/** The shopper cancels, with a reason. */
export const useCancelOrder = (orderId: string) =>
  useOrderChange(orderId, (cancellationReason: string) =>
    call("cancelOrder", { params: { orderId }, body: { orderStatus: "cancelled", cancellationReason } }),
  );

type RefundAccount = CallInput<"saveRefundAccount">["body"]["refundAccount"];

/** The shopper enters where the money of their cash order should be refunded to. */
export const useSaveRefundAccount = (orderId: string) =>
  useOrderChange(orderId, (refundAccount: RefundAccount) =>
    call("saveRefundAccount", { params: { id: orderId }, body: { refundAccount } }),
  );

export const useDeleteRefundAccount = (orderId: string) =>
  useOrderChange(orderId, () => call("deleteRefundAccount", { params: { id: orderId } }));

type ReturnBody = CallInput<"returnOrder">["body"];

/** The shopper asks to return a delivered order or a part of it, with a reason. */
export const useReturnOrder = (orderId: string) =>
  useOrderChange(orderId, (body: ReturnBody) => call("returnOrder", { params: { id: orderId }, body }));

/** The shopper confirms a large first cash order with the code that was sent. */
export const useConfirmOrder = (orderId: string) =>
  useOrderChange(orderId, (code: string) =>
    call("confirmOrder", { params: { id: orderId }, body: { code } }),
  );

/** The shopper requests another code. */
export const useSendOrderCode = (orderId: string) =>
  useOrderChange(orderId, () => call("sendOrderCode", { params: { id: orderId } }));

function useOrderChange<Said = void>(orderId: string, change: (said: Said) => Promise<{ data: Order }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(orderQuery(orderId).queryKey, data),
    // A refusal means that the order has changed meanwhile: the screen is out of date.
    onSettled: () => {
      for (const queryKey of [["orders"], ["order", orderId], ["tracking", orderId]])
        void client.invalidateQueries({ queryKey });
    },
  });
}
