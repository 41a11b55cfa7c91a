import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
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

export const orderQuery = (id: string) =>
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

/**
 * Where an order is. The order itself answers separately, and what it offers changes with its status: of two answers
 * that name different statuses, the earlier one is asked for again.
 */
export function useTracking(id: string) {
  const tracking = useQuery({
    queryKey: ["tracking", id],
    queryFn: async () => (await call("trackOrder", { params: { id } })).data,
    staleTime,
    refetchOnWindowFocus: true,
  });
  // The page asks for the order; this only follows it.
  const order = useQuery({ ...orderQuery(id), enabled: false });
  const tracked = tracking.data?.orderStatus;
  const shown = order.data?.orderStatus;
  const earlier = order.dataUpdatedAt < tracking.dataUpdatedAt ? order : tracking;
  const follow = useEffectEvent(() => void earlier.refetch());
  useEffect(() => {
    if (tracked && shown && tracked !== shown) follow();
  }, [tracked, shown]);
  return tracking;
}

/** What anyone with the order's link, which has its number and key, may know about it. */
export const useOrderSummary = (orderNumber: string, key?: string) =>
  useQuery({
    queryKey: ["orderSummary", orderNumber, key],
    queryFn: async () => (await call("getOrderSummary", { params: { orderNumber }, query: { key } })).data,
    enabled: orderNumber !== "",
    staleTime,
  });
