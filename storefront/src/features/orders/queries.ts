import type { CallInput } from "@contract";
import type { Order } from "@contract/orders";
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";

export const ordersPerPage = 10;
/** Orders change without the shopper: what is shown is never older than this. */
const staleTime = 15_000;

/** One page of a person's orders, newest first. */
export const useOrders = (userId: string, page: number) =>
  useQuery({
    queryKey: ["orders", userId, page],
    queryFn: () =>
      call("getOrders", { params: { userId }, query: { page: `${page}`, limit: `${ordersPerPage}` } }),
    placeholderData: keepPreviousData,
    staleTime,
  });

const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["order", id],
    queryFn: async () => (await call("getOrder", { params: { id } })).data,
    staleTime,
    refetchOnWindowFocus: true,
  });
export const useOrder = (id: string) => useQuery(orderQuery(id));

/** An order as it is now, never from the cache: after a payment it has changed. */
export function useFreshOrder(id: string) {
  const { isFetchedAfterMount, data, ...rest } = useQuery({ ...orderQuery(id), refetchOnMount: "always" });
  return { ...rest, data: isFetchedAfterMount ? data : undefined };
}

const trackingQuery = (id: string) =>
  queryOptions({
    queryKey: ["tracking", id],
    queryFn: async () => (await call("trackOrder", { params: { id } })).data,
    staleTime,
    refetchOnWindowFocus: true,
  });
export const useTracking = (id: string) => useQuery(trackingQuery(id));

/** What anyone with the order's link, which has its number and key, may know about it. */
export const useOrderSummary = (orderNumber: string, key?: string) =>
  useQuery({
    queryKey: ["orderSummary", orderNumber, key],
    queryFn: async () => (await call("getOrderSummary", { params: { orderNumber }, query: { key } })).data,
    enabled: orderNumber !== "",
    staleTime,
  });

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

/** Puts what can still be bought of an order into the cart again; returns the cart and what was left out. */
export const useReorder = (orderId: string) =>
  useMutation({ mutationFn: () => call("reorder", { params: { id: orderId } }) });
