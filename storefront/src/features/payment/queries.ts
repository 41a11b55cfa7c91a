import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { isOpen, pollEveryMs } from "./payment-state";

/** The state of an order's payment; the shop asks the bank before it responds. */
const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["payment", orderId],
    queryFn: async () => (await call("getPayment", { params: { id: orderId } })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Asks repeatedly while `isWatching`, until the payment is settled. */
export const usePayment = (orderId: string, isWatching: boolean) =>
  useQuery({
    ...paymentQuery(orderId),
    refetchInterval: ({ state: { data } }) => (isWatching && isOpen(data) ? pollEveryMs : false),
  });
