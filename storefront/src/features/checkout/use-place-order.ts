import type { ResponseOf } from "@contract";
import type { Cart } from "@contract/cart";
import type { PaymentMethod } from "@contract/order-states";
import type { VehicleSlot } from "@contract/shipping";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call, type Input } from "@/lib/api";
import { ApiError, messageOf } from "@/lib/errors";
import type { Contact } from "./contact";
import { endOrderAttempt, isClearRefusal, orderKey } from "./order-attempt";

export type OrderRequest = {
  cart: Cart;
  method: PaymentMethod;
  notes: string;
  total: number;
} & (
  | { addressId: string /** Of the shop's own vehicle, if that brings it. */; slot?: VehicleSlot }
  | { pickupContact: Contact }
);
export type Refused = { sentence: string; advice?: string };
export type Placed = ResponseOf<"createOrder">;
/** The order is being sent to the shop, or its payment window is open. */
export type Busy = "placing" | "paying" | false;

/**
 * Places the order once, however often it is requested: one call at a time, and the same Idempotency-Key until the
 * server has responded clearly. `onPlaced` continues, to the payment if it is paid online.
 */
export function usePlaceOrder(onPlaced: (placed: Placed) => Promise<void> | void) {
  const { t } = useTranslation("checkout");
  const client = useQueryClient();
  const [busy, setBusy] = useState<Busy>(false);
  const [refused, setRefused] = useState<Refused>();
  const sending = useRef(false);

  const place = async (request: OrderRequest) => {
    if (sending.current) return;
    sending.current = true;
    setBusy("placing");
    setRefused(undefined);
    try {
      const placed = await createOrder(request);
      if (placed.paymentMethod === "online") setBusy("paying");
      // What may be ordered in cash, and whether with a code, may have changed.
      for (const queryKey of [["shipping"], ["promise"]])
        void client.invalidateQueries({ queryKey, refetchType: "none" });
      await onPlaced(placed);
      // Still busy: the next page is loading, and this one must neither show an emptied cart nor order again meanwhile.
    } catch (error) {
      setRefused(explain(error));
      setBusy(false);
      sending.current = false;
    }
  };

  const explain = (error: unknown): Refused => {
    const sentence = messageOf(error, t("failed"));
    if (!(error instanceof ApiError)) return { sentence };
    if (isClearRefusal(error.status)) endOrderAttempt();
    if (mayHaveArrived(error)) return { sentence: t("unsure") };
    if (error.status !== 409 && error.status !== 422) return { sentence };
    for (const queryKey of [["cart"], ["shipping"], ["addresses"]])
      void client.invalidateQueries({ queryKey });
    // The cart is as it was: only the time is gone, and the others are on the page.
    if (error.code === "slot_full") return { sentence };
    return error.status === 409 ? { sentence, advice: t("changed") } : { sentence };
  };
  return { busy, refused, place };
}

/** Nothing was answered by the shop itself, only by what stands before it: the order may have been placed all the same. */
function mayHaveArrived({ status, code, sentence }: ApiError): boolean {
  if (status === 0 || code === "backend_unavailable" || code === "backend_timeout") return true;
  // A balancer's own word, or that of a network's gateway.
  return status >= 502 && status <= 504 && sentence === "";
}

function whereTo(request: OrderRequest) {
  if (!("addressId" in request))
    return { deliveryMethod: "pickup" as const, pickupContact: request.pickupContact };
  const { addressId, slot } = request;
  if (!slot) return { addressId };
  return { deliveryMethod: "vehicle" as const, addressId, slot: { day: slot.day, from: slot.from } };
}

async function createOrder(request: OrderRequest): Promise<Placed> {
  const { cart, method, notes, total } = request;
  const body: Input<"createOrder">["body"] = {
    userId: cart.userId,
    cartId: cart._id,
    ...whereTo(request),
    paymentMethod: method,
    notes: notes.trim() || null,
    expectedTotal: total,
  };
  const placed = await call("createOrder", { body }, { headers: { "Idempotency-Key": orderKey(body) } });
  endOrderAttempt();
  return placed;
}
