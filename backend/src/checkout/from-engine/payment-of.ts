import { generateEntityId } from "@medusajs/framework/utils";
import { addRupees, toPaise } from "../../contract/money";
import type { PaymentMethod } from "../../contract/order-states";
import { gatewayNamed } from "../../payments/gateways";
import { named } from "../../platform/db/named";
import { codProvider, engineGateway } from "../../platform/engine/provider-names";
import type { SharedTransaction } from "../../platform/engine/shared-transaction";
import { authorizeCash } from "../engine-payment";
import { cannotTake } from "./address-of";
import type { EngineOrder } from "./read-engine-order";

export type AdoptedPayment = {
  method: PaymentMethod;
  /** The provider's own ids of a payment that was made online. */
  online: { provider: string; keyId: string; orderId: string; paymentId: string; paidAt: Date } | null;
};

const gatewayName = (providerId: string) => /^pp_(.+)_\1$/.exec(providerId)?.[1];

/** How an engine's order is paid: in cash unless it has a payment by one of our gateways. Throws with words for others. */
export function paymentOf({ payment_collections: collections, total }: EngineOrder): AdoptedPayment {
  const payments = (collections ?? []).flatMap((collection) => collection.payments ?? []);
  const [payment] = payments;
  if (!payment) {
    if ((collections ?? []).length > 0)
      throw cannotTake(
        "The order has a payment collection without a payment: leave it out for cash on delivery.",
      );
    return { method: "cod", online: null };
  }
  if (payments.length > 1 || addRupees(Number(payment.amount)) !== addRupees(Number(total)))
    throw cannotTake(
      `An order of the shop has one payment, over its whole total: this one has ${payments.length}, of ${payment.amount} for ${total}.`,
    );
  if (payment.provider_id === codProvider) return { method: "cod", online: null };
  const name = gatewayName(payment.provider_id);
  const gateway = name && payment.provider_id === engineGateway(name) ? gatewayNamed(name) : undefined;
  const { providerOrderId: orderId, providerPaymentId: paymentId } = payment.data ?? {};
  if (!gateway || !orderId || !paymentId || !payment.captured_at)
    throw cannotTake(`The shop knows no captured payment by ${payment.provider_id}.`);
  const paidAt = new Date(payment.captured_at);
  return {
    method: "online",
    online: { provider: gateway.name, keyId: gateway.account, orderId, paymentId, paidAt },
  };
}

const adoptAttempt = named<{
  id: string;
  orderId: string;
  provider: string;
  keyId: string;
  amountPaise: number;
  providerOrderId: string;
  providerPaymentId: string;
  paidAt: Date;
}>(
  "adopt-attempt",
  `insert into shop_payment_attempt (id, order_id, provider, key_id, amount_paise, state, provider_order_id,
     provider_payment_id, paid_at, expires_at)
   values (:id, :orderId, :provider, :keyId, :amountPaise, 'ordered', :providerOrderId, :providerPaymentId, :paidAt,
     :paidAt)`,
);

/** Writes what the shop keeps of the payment beside the engine's records. */
export async function keepPayment(
  transaction: SharedTransaction,
  { id: orderId, total, payment_collections: collections }: EngineOrder,
  { online }: AdoptedPayment,
): Promise<void> {
  if (online) {
    await transaction.sql(
      adoptAttempt({
        id: generateEntityId(undefined, "payatt"),
        orderId,
        provider: online.provider,
        keyId: online.keyId,
        amountPaise: toPaise(total),
        providerOrderId: online.orderId,
        providerPaymentId: online.paymentId,
        paidAt: online.paidAt,
      }),
    );
    return;
  }
  if ((collections ?? []).length > 0) return;
  await transaction.sql({
    name: "adopt-payment-link",
    text: "insert into order_payment_collection (id, order_id, payment_collection_id) values ($1, $2, $3)",
    values: [generateEntityId(undefined, "ordpay"), orderId, await authorizeCash(transaction, total)],
  });
}
