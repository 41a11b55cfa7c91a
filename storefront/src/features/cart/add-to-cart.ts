import { call, type Input } from "@/lib/api";

/**
 * Adds a product. With a key, so that the shop may try again itself when its database goes away, and adds it once; browsers make
 * none over plain http.
 */
export const addToCart = (input: Input<"addToCart">) =>
  call("addToCart", input, {
    headers: { ...(crypto.randomUUID && { "Idempotency-Key": crypto.randomUUID() }) },
  });
