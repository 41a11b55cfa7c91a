import type { CourierOffer } from "../contract/couriers";

/** A parcel as a courier service wants to know it. Rupees, kilograms, centimetres. */
export type Parcel = {
  /** Unique with the courier service, and the same each time this parcel is asked for. */
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
  /** The carrier that staff chose; null takes the recommended one. */
  courierId: number | null;
  /** The number that a change of carrier is to replace. */
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
  /** When the courier means to be at the door. */
  expectedAt: Date | null;
};

/** A service that fetches parcels and carries them. Every call may be made again: it does its work once. */
export interface Courier {
  /** Finds the parcel by its reference or hands it over, gets it a number, and has it fetched. */
  book(parcel: Parcel, choice: Choice): Promise<Shipment>;
  /** Who would take it, the recommended one first. */
  offers(parcel: Parcel): Promise<CourierOffer[]>;
  /** Where the label to print lies. */
  label(shipmentId: string): Promise<string>;
  track(awb: string): Promise<ParcelReport>;
  /** Calls the parcel off; done where there is none. */
  cancel(reference: string): Promise<void>;
}

/**
 * down: not reached, not in time, or not understood; the same call may succeed later.
 * refused: answered with a no, which staff must read.
 */
export class CourierFailure extends Error {
  override name = "CourierFailure";
  constructor(
    readonly kind: "down" | "refused",
    /** A machine word for what went wrong. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
