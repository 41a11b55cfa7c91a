import { env } from "../platform/env";
import type { GatewayEntry, PaymentGateway } from "./gateway";
import { razorpay } from "./razorpay";

/** All gateways. To add one, create a folder beside razorpay/ and an entry here. */
export const gateways: GatewayEntry[] = [razorpay];

/** A gateway by its name, with the current keys; undefined if it has none. */
export const gatewayNamed = (name: string): PaymentGateway | undefined =>
  gateways.find((entry) => entry.name === name)?.configured();

/** The gateways that have keys. */
export const configuredGateways = (): PaymentGateway[] =>
  gateways.flatMap((entry) => entry.configured() ?? []);

/**
 * The gateway for new payments: the one in PAYMENT_GATEWAY, or the first that has keys. Undefined if the shop takes
 * no online payments. Payments already started stay with theirs (`gatewayOf`).
 */
export function newPaymentGateway(): PaymentGateway | undefined {
  const chosen = env().PAYMENT_GATEWAY;
  return chosen === undefined ? configuredGateways()[0] : gatewayNamed(chosen);
}

/** Whether the shop takes online payments. */
export const isOnlineOffered = () => newPaymentGateway() !== undefined;

/** The gateway of a payment already started; undefined if the keys of its account are gone. */
export function gatewayOf(attempt: { provider: string; key_id: string }): PaymentGateway | undefined {
  const gateway = gatewayNamed(attempt.provider);
  return gateway?.account === attempt.key_id ? gateway : undefined;
}

/** Throws if PAYMENT_GATEWAY names a gateway that cannot take payments: the shop must not start like that. */
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
