import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
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

const trackingQuery = (id: string) =>
  queryOptions({
    queryKey: ["tracking", id],
    queryFn: async ({ client }) => {
      const { data } = await call("trackOrder", { params: { id } });
      // What an order offers changes with its status: an order that is shown follows what tracking learns.
      const { queryKey } = orderQuery(id);
      const shown = client.getQueryData(queryKey);
      if (shown && shown.orderStatus !== data.orderStatus) void client.invalidateQueries({ queryKey });
      return data;
    },
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
