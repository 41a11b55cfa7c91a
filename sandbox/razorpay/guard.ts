import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Call, Reply, StandIn } from "../stand-in";
import { razorpayError } from "./api";
import type { Faults } from "./faults";

export type Keys = { keyId: string; keySecret: string };

function isKnown(header: string | undefined, { keyId, keySecret }: Keys): boolean {
  const given = Buffer.from(header?.replace(/^Basic /, "") ?? "", "base64");
  const wanted = Buffer.from(`${keyId}:${keySecret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Applies the key check and the faults before every REST call. */
export function guarded(routes: StandIn["routes"], keys: Keys, faults: () => Faults): StandIn["routes"] {
  const guard =
    (route: string, handler: StandIn["routes"][string]) =>
    async (call: Call): Promise<Reply> => {
      if (!isKnown(call.request.headers.authorization, keys))
        return razorpayError(401, "Authentication failed");
      const { api } = faults();
      if (api.calls <= 0 || api.kind === "none" || (api.only ?? route) !== route) return handler(call);
      api.calls -= 1;
      if (api.kind === "error")
        return razorpayError(500, "We are facing some trouble completing your request");
      if (api.kind === "busy") return razorpayError(429, "Too many requests");
      if (api.kind === "timeout") await wait(30_000, undefined, { ref: false });
      if (api.kind === "lost") await handler(call);
      return { hangUp: true };
    };
  return Object.fromEntries(Object.entries(routes).map(([route, handler]) => [route, guard(route, handler)]));
}
