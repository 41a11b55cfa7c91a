import { env } from "../platform/env";
import type { GatewayEntry, PaymentGateway } from "./gateway";
import { razorpay } from "./razorpay";

/** All gateways. A new one is a folder beside razorpay/ and an entry here. */
export const gateways: GatewayEntry[] = [razorpay];

/** A gateway by its name, with today's keys; undefined where it has none. */
export const gatewayNamed = (name: string): PaymentGateway | undefined =>
  gateways.find((entry) => entry.name === name)?.configured();

/** The gateways that have keys. */
export const configuredGateways = (): PaymentGateway[] =>
  gateways.flatMap((entry) => entry.configured() ?? []);

/**
 * The gateway that new payments begin with: the one that PAYMENT_GATEWAY names, or the first that has keys. Undefined
 * where the shop takes no online payments. Payments that have begun stay with theirs (`gatewayOf`).
 */
export function newPaymentGateway(): PaymentGateway | undefined {
  const chosen = env().PAYMENT_GATEWAY;
  return chosen === undefined ? configuredGateways()[0] : gatewayNamed(chosen);
}

/** Whether the shop takes online payments. */
export const isOnlineOffered = () => newPaymentGateway() !== undefined;

/** The gateway of a payment that has begun; undefined where the keys of its account are gone. */
export function gatewayOf(attempt: { provider: string; key_id: string }): PaymentGateway | undefined {
  const gateway = gatewayNamed(attempt.provider);
  return gateway?.account === attempt.key_id ? gateway : undefined;
}

/** Throws where PAYMENT_GATEWAY names a gateway that could not take a payment: the shop must not open like that. */
export function checkChosenGateway(): void {
  const chosen = env().PAYMENT_GATEWAY;
  if (chosen === undefined || gatewayNamed(chosen)) return;
  const known = gateways.map(({ name }) => name);
  throw new Error(
    known.includes(chosen)
      ? `PAYMENT_GATEWAY is "${chosen}", and its keys are missing. See .env.example.`
      : `PAYMENT_GATEWAY is "${chosen}"; the shop knows ${known.join(", ")}. See .env.example.`,
  );
}
