import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import type { Cart } from "@contract/cart";
import type { Order } from "@contract/orders";
import type { CheckoutOffer } from "@contract/shipping";
import { kurta, packedOrder } from "@testing/sample-order";

export const asha: User = {
  id: "cus_asha",
  userName: "Asha Patil",
  email: "asha@example.in",
  phone: "9876543210",
  role: "user",
};

export const ashasAddress: Address = {
  _id: "addr_1",
  addressId: "addr_1",
  userId: asha.id,
  name: "Asha Patil",
  phone: "9876543210",
  email: null,
  address: "12 MG Road, Camp",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
  notes: null,
  company: null,
  gstin: null,
};

export const ashasCart: Cart = {
  _id: "cart_1",
  userId: asha.id,
  items: [{ ...kurta, variantId: "variant_1", category: "fashion", quantity: 2, stock: 5, discount: 0 }],
  subtotal: 1_800,
  total: 1_800,
  discount: 0,
  discounts: [],
  codes: [],
  notices: [],
};

/** Delivery to Pune for ₹60, with cash on delivery for ₹40 more. */
export const quote: CheckoutOffer = {
  serviceable: true,
  pincodeKnown: true,
  zone: "B",
  actualKg: 1,
  volumetricKg: 1,
  chargeableKg: 1,
  freeShippingGap: 0,
  codAvailable: true,
  codFee: 40,
  codReason: null,
  codAsksForCode: false,
  codCodeHours: null,
  travelDays: { min: 2, max: 4 },
  estimatedDelivery: { from: "2026-11-24", to: "2026-11-26" },
  onlineAvailable: true,
  shopperKnown: true,
  goodsDiscount: null,
  discounts: [],
};

/** A delivered cash order of two kurtas. */
export const ashasOrder: Order = {
  ...packedOrder,
  orderStatus: "delivered",
  paymentStatus: "paid",
  canCancel: false,
  canReturn: true,
  returnBy: "2026-11-25",
};
