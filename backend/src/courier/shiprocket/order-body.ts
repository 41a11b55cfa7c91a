import type { Parcel } from "../courier";
import { writeIndiaTime } from "./clock";

const plain = (text: string, longest: number) => text.replace(/\s+/g, " ").trim().slice(0, longest);

/** A parcel as `orders/create/adhoc` takes it: rupees, kilograms, centimetres, India's clock. */
export function orderBody(parcel: Parcel, pickupLocation: string) {
  const { to } = parcel;
  return {
    order_id: parcel.reference,
    order_date: writeIndiaTime(parcel.placedAt),
    pickup_location: pickupLocation,
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
    // Shiprocket adds these to sub_total: their sum is what the courier collects.
    shipping_charges: parcel.shippingCharge,
    transaction_charges: parcel.codFee,
    sub_total: parcel.subtotal,
    weight: parcel.weightKg,
    length: parcel.lengthCm,
    breadth: parcel.breadthCm,
    height: parcel.heightCm,
  };
}
