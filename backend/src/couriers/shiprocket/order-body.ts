import type { Parcel } from "../courier";
import { writeIndiaTime } from "./clock";

const plain = (text: string, longest: number) => cut(text.replace(/\s+/g, " ").trim(), longest);

/** At most `longest` characters, without separating a letter from its marks. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const isOpen = (at: number) =>
    /[\p{M}\p{Join_Control}\udc00-\udfff]/u.test(text.charAt(at)) ||
    /[\u094d\p{Join_Control}]/u.test(text.charAt(at - 1));
  let end = longest;
  while (end > 0 && isOpen(end)) end -= 1;
  return text.slice(0, end).trim();
}

/** A parcel as `orders/create/adhoc` takes it: rupees, kilograms, centimetres, India's clock. */
export function orderBody(parcel: Parcel, pickupLocation: string) {
  const { to } = parcel;
  return {
    order_id: parcel.reference,
    order_date: writeIndiaTime(parcel.placedAt),
    pickup_location: parcel.pickupLocation ?? pickupLocation,
    billing_customer_name: plain(to.name, 80),
    billing_last_name: "",
    billing_address: plain(to.address, 190),
    billing_city: plain(to.city, 30),
    billing_pincode: to.pincode,
    billing_state: to.state,
    billing_country: "India",
    billing_email: to.email,
    billing_phone: to.phone,
    shipping_is_billing: true,
    order_items: parcel.items.map(({ title, sku, quantity, unitPrice, hsn }) => ({
      name: plain(title, 120),
      sku,
      units: quantity,
      selling_price: unitPrice,
      ...(hsn && { hsn }),
    })),
    payment_method: parcel.isCash ? "COD" : "Prepaid",
    // Shiprocket adds these to sub_total: the courier collects their sum.
    shipping_charges: parcel.shippingCharge,
    transaction_charges: parcel.codFee,
    sub_total: parcel.subtotal,
    weight: parcel.weightKg,
    length: parcel.lengthCm,
    breadth: parcel.breadthCm,
    height: parcel.heightCm,
  };
}
