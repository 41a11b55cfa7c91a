import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import type { Cart } from "@contract/cart";
import type { Order } from "@contract/orders";
import type { CheckoutOffer } from "@contract/shipping";

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
};

const kurta = {
  productId: "prod_kurta",
  slug: "cotton-kurta",
  title: "Cotton kurta",
  image: "/uploads/kurta.webp",
  price: 900,
  salePrice: 0,
  size: "M" as const,
};

export const ashasCart: Cart = {
  _id: "cart_1",
  userId: asha.id,
  items: [{ ...kurta, category: "fashion", quantity: 2, stock: 5, discount: 0 }],
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
  _id: "order_1",
  orderNumber: "SB-1001",
  summaryKey: "key",
  userId: asha.id,
  orderStatus: "delivered",
  paymentStatus: "paid",
  paymentMethod: "cod",
  cancellationReason: null,
  razorpayOrderId: null,
  cartItems: [{ ...kurta, quantity: 2, hsn: "6205", gstRate: 5, lineTotal: 1_800, discount: 0 }],
  addressInfo: { ...ashasAddress },
  deliveryPincode: "411001",
  notes: null,
  subtotal: 1_800,
  shippingCharge: 60,
  codFee: 40,
  totalAmount: 1_900,
  discount: 0,
  discounts: [],
  orderDate: "2026-11-12T10:00:00.000Z",
  orderUpdateDate: "2026-11-15T10:00:00.000Z",
  expectedDelivery: null,
  courier: null,
  payment: null,
  refunds: [],
  refundDue: 0,
  refundAccount: null,
  canSaveRefundAccount: false,
  timeline: [],
  confirmation: null,
  canCancel: false,
  canReturn: true,
  returnBy: "2026-11-25",
  returnRequest: null,
  hasInvoice: true,
  hasCreditNote: false,
};
