import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { EngineContext } from "./shared-transaction";

type Write<Input extends unknown[], Output = unknown> = (
  ...input: [...Input, EngineContext]
) => Promise<Output>;
type Registered = {
  order_id: string;
  reference: string;
  reference_id: string;
  created_by?: string | undefined;
  items: { id: string; quantity: number }[];
};

/** The calls of the engine's modules that a move makes, each with the shared context as its last argument. */
type OrderModule = {
  cancel: Write<[orderId: string]>;
  registerFulfillment: Write<[Registered]>;
  registerShipment: Write<[Registered]>;
  registerDelivery: Write<[Registered]>;
  cancelFulfillment: Write<[Registered]>;
  addOrderTransactions: Write<[transactions: object[]]>;
  deleteOrderTransactions: Write<[ids: string[]]>;
};
type FulfillmentModule = {
  createFulfillment: Write<[input: object], { id: string }>;
  updateFulfillment: Write<[id: string, changes: object]>;
  cancelFulfillment: Write<[id: string]>;
};
type Capture = { id: string; amount: unknown };
type PaymentModule = {
  capturePayment: Write<
    [input: { payment_id: string; captured_by?: string | undefined; is_captured?: boolean }],
    { captures: Capture[] }
  >;
  refundPayment: Write<
    [input: { payment_id: string; amount?: number; note?: string; created_by?: string | undefined }],
    { refunds: { id: string; amount: unknown }[] }
  >;
  deleteCaptures: Write<[ids: string[]]>;
  updatePayment: Write<[changes: { id: string; captured_at: null }]>;
  cancelPayment: Write<[paymentId: string]>;
  updatePaymentCollections: Write<[id: string, changes: object]>;
};

/** The engine's modules behind an order, as far as its moves drive them. */
export function engineModules(scope: MedusaContainer) {
  return {
    orders: scope.resolve(Modules.ORDER) as unknown as OrderModule,
    fulfillments: scope.resolve(Modules.FULFILLMENT) as unknown as FulfillmentModule,
    payments: scope.resolve(Modules.PAYMENT) as unknown as PaymentModule,
  };
}
