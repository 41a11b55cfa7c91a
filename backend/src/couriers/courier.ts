import type { CourierOffer } from "../contract/couriers";

/** A parcel in the form courier services need. Rupees, kilograms, centimetres. */
export type Parcel = {
  /** Unique at the courier service, and the same in every call for this parcel. */
  reference: string;
  placedAt: Date;
  to: {
    name: string;
    phone: string;
    email: string;
    address: string;
    city: string;
    state: string;
    pincode: string;
  };
  fromPincode: string;
  /** The name of the address it is fetched from, as the courier service knows it; null for the shop's own. */
  pickupLocation: string | null;
  items: { title: string; sku: string; quantity: number; unitPrice: number; hsn: string }[];
  isCash: boolean;
  subtotal: number;
  shippingCharge: number;
  codFee: number;
  weightKg: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
};

export type Choice = {
  /** The carrier chosen by staff; null for the recommended one. */
  courierId: number | null;
  /** The tracking number that a change of carrier replaces. */
  replaces: string | null;
};

export type Shipment = {
  serviceOrderId: string;
  shipmentId: string;
  awb: string;
  courierId: number | null;
  courierName: string;
  trackingUrl: string | null;
  labelUrl: string | null;
};

/** One thing that happened to a parcel, in the courier's words. */
export type Scan = { at: Date; status: string; location: string; note: string };

export type ParcelReport = {
  awb: string;
  scans: Scan[];
  /** The courier's estimated delivery date. */
  expectedAt: Date | null;
};

/** A courier service. Every call is idempotent. */
export interface Courier {
  /** Finds the parcel by its reference or creates it, assigns a tracking number, and schedules the pickup. */
  book(parcel: Parcel, choice: Choice): Promise<Shipment>;
  /** The carriers that accept the parcel, the recommended one first. */
  offers(parcel: Parcel): Promise<CourierOffer[]>;
  /** The URL of the label to print. */
  label(shipmentId: string): Promise<string>;
  track(awb: string): Promise<ParcelReport>;
  /** Cancels the parcel; does nothing if there is none. */
  cancel(reference: string): Promise<void>;
}

/**
 * down: not reached, timed out, or not understood; the same call may succeed later.
 * refused: rejected for a reason that staff must read.
 */
export class CourierFailure extends Error {
  override name = "CourierFailure";
  constructor(
    readonly kind: "down" | "refused",
    /** A machine-readable error code. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
