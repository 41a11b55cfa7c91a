import type { Language } from "../../contract/constants";
import type { OrderMailName } from "../../contract/mail-kinds";
import { inWords } from "../../contract/shop-figures";
import type { MailKind } from "../../notifications/kinds";
import type { OrderWithMoves } from "../../orders/order-row";
import { shop } from "../../platform/identity/current";

const goods: Readonly<Record<Language, string>> = {
  en: "Cotton towel",
  hi: "सूती तौलिया",
  mr: "सुती टॉवेल",
};
const reason: Readonly<Record<Language, string>> = {
  en: "Ordered by mistake",
  hi: "गलती से ऑर्डर हुआ",
  mr: "चुकून ऑर्डर झाली",
};
const dayMs = 86_400_000;
const day = (at: Date) => at.toISOString().slice(0, 10);

const decided = (to: "return_approved" | "return_rejected"): Partial<OrderWithMoves> => ({
  moves: [
    { from: "return_requested", to, by: "admin", at: new Date().toISOString(), note: null, noteShown: false },
  ],
});
const online: Partial<OrderWithMoves> = {
  payment_method: "online",
  payment_status: "paid",
  cod_fee: 0,
  total: 1_058,
};

const ready: Partial<OrderWithMoves> = {
  delivery_method: "pickup",
  pickup: { keepDays: 5, keepUntil: new Date(Date.now() + 5 * dayMs).toISOString(), triesLeft: 5 },
  shipping_charge: 0,
  cod_fee: 0,
  total: 998,
};

type Sample = { kind: MailKind; as?: Partial<OrderWithMoves> };
/** The mails about an order, each with how its order differs from the sample. */
export const samples: Readonly<Record<OrderMailName, Sample>> = {
  placed_cash: { kind: "placed" },
  placed_online: { kind: "placed", as: online },
  confirmed: { kind: "confirmed" },
  ready: { kind: "ready", as: ready },
  collect_soon: { kind: "collect_soon", as: ready },
  shipped: { kind: "shipped" },
  delivery_failed: { kind: "delivery_failed" },
  coming_back: { kind: "coming_back" },
  delivered: { kind: "delivered" },
  cancelled: { kind: "cancelled", as: { payment_status: "cancelled" } },
  refunded: { kind: "refunded", as: { ...online, payment_status: "refunded" } },
  return_asked: { kind: "return_asked" },
  return_approved: { kind: "return_decided", as: decided("return_approved") },
  return_rejected: { kind: "return_decided", as: decided("return_rejected") },
};

/** One invented order, to the shop's own address, by whoever looks at the mail. */
export function sampleOrder(
  language: Language,
  reader: { userName: string; email: string },
  as: Partial<OrderWithMoves> = {},
): OrderWithMoves {
  const now = new Date();
  const { city, pincode, state, street, phone } = shop();
  return {
    order_id: "order_sample",
    number: `${shop().orderSeries}-${day(now).slice(2, 4)}-000123`,
    customer_id: "cus_sample",
    status: "pending",
    payment_status: "cod_due",
    payment_method: "cod",
    delivery_method: "courier",
    pickup: null,
    trip: null,
    provider_order_id: null,
    subtotal: 998,
    shipping_charge: 60,
    cod_fee: 40,
    total: 1_098,
    lines: [
      {
        productId: "prod_sample",
        slug: "sample",
        title: goods[language],
        image: "",
        price: 499,
        salePrice: 0,
        quantity: 2,
        hsn: "6302",
        gstRate: 5,
        lineTotal: 998,
        lineItemId: "ordli_sample",
        variantId: "variant_sample",
        inventoryItemId: null,
      },
    ],
    discounts: [],
    address: {
      name: reader.userName,
      phone,
      email: reader.email,
      address: street,
      city: inWords(city, language),
      state,
      pincode,
      notes: null,
    },
    customer: { ...reader, phone: null },
    notes: null,
    cancellation_reason: reason[language],
    courier: { name: "India Post", awb: "EM123456789IN", trackingUrl: null },
    shipping_failure: null,
    expected_from: day(new Date(now.getTime() + 3 * dayMs)),
    expected_to: day(new Date(now.getTime() + 5 * dayMs)),
    return_by: new Date(now.getTime() + 10 * dayMs),
    payment: null,
    payment_expires_at: null,
    refunds: [],
    cash: null,
    refund_account: null,
    return_days: 7,
    placed_at: now,
    updated_at: now,
    return_request: null,
    going_back: null,
    written_off: [],
    confirmation: null,
    has_invoice: false,
    has_credit_note: false,
    moves: [],
    booking: null,
    parcels: [],
    ...as,
  };
}
