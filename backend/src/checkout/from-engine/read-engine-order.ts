import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

type EngineAddress = {
  first_name?: string | null;
  last_name?: string | null;
  company?: string | null;
  phone?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  city?: string | null;
  province?: string | null;
  postal_code?: string | null;
  country_code?: string | null;
  metadata?: Record<string, unknown> | null;
};

type EnginePayment = {
  id: string;
  provider_id: string;
  amount: number;
  captured_at: string | null;
  data: { providerOrderId?: string; providerPaymentId?: string } | null;
};

export type EngineAdjustment = { promotion_id: string | null; amount: number };

/** An order of the engine, as far as the shop needs it for its own copy; amounts in rupees. */
export type EngineOrder = {
  id: string;
  status: string;
  is_draft_order: boolean;
  currency_code: string;
  email: string | null;
  created_at: string;
  total: number;
  customer: {
    id: string;
    email: string;
    first_name: string | null;
    last_name: string | null;
    phone: string | null;
  } | null;
  items: {
    id: string;
    title: string;
    variant_id: string | null;
    quantity: number;
    unit_price: number;
    total: number;
    adjustments: EngineAdjustment[] | null;
  }[];
  shipping_address: EngineAddress | null;
  shipping_methods: {
    name: string;
    shipping_option_id: string | null;
    amount: number;
    total: number;
    adjustments: EngineAdjustment[] | null;
  }[];
  payment_collections: { id: string; payments: EnginePayment[] | null }[] | null;
  cart: { id: string } | null;
};

const fields = [
  "id",
  "status",
  "is_draft_order",
  "currency_code",
  "email",
  "created_at",
  "total",
  "customer.*",
  "items.*",
  "items.total",
  "items.adjustments.*",
  "shipping_address.*",
  "shipping_methods.*",
  "shipping_methods.total",
  "shipping_methods.adjustments.*",
  "payment_collections.id",
  "payment_collections.payments.*",
  "cart.id",
];

/** Reads an order through the engine, with its totals; undefined if there is none. */
export async function readEngineOrder(
  scope: MedusaContainer,
  orderId: string,
): Promise<EngineOrder | undefined> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields, filters: { id: orderId } });
  return data[0] as unknown as EngineOrder | undefined;
}
