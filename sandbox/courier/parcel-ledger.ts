import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** A scan in Shiprocket's format; `date` is Indian time. */
export type ScanEntry = {
  date: string;
  status: string;
  activity: string;
  location: string;
  "sr-status-label": string;
};

export type ParcelEntry = {
  id: number;
  shipmentId: number;
  reference: string;
  status: string;
  awb: string;
  courierId: number | null;
  courierName: string;
  isPickupAsked: boolean;
  name: string;
  city: string;
  pincode: string;
  paymentMethod: string;
  /** Rupees that the carrier collects at the door. */
  collect: number;
  weightKg: number;
  /** The name of the address it is fetched from. */
  pickupLocation: string;
  scans: ScanEntry[];
};

type Content = { next: number; parcels: ParcelEntry[] };

/** `2026-11-21 19:05:00`, in Indian time, as Shiprocket writes times. */
export const indiaTime = (at = new Date()) =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

/** Every booked parcel; stored in a file, if one is given, so that it survives the process. */
export class ParcelLedger {
  private readonly content: Content = { next: 1001, parcels: [] };

  constructor(private readonly file?: string) {
    if (file && existsSync(file)) Object.assign(this.content, JSON.parse(readFileSync(file, "utf8")));
  }

  /** Written to a temporary file and renamed: a crash leaves the old file or the new one, never half of it. */
  save(): void {
    if (!this.file) return;
    writeFileSync(`${this.file}.new`, JSON.stringify(this.content));
    renameSync(`${this.file}.new`, this.file);
  }

  get parcels(): readonly ParcelEntry[] {
    return this.content.parcels;
  }

  nextNumber(): number {
    this.content.next += 1;
    return this.content.next;
  }

  add(parcel: ParcelEntry): ParcelEntry {
    this.content.parcels.push(parcel);
    this.save();
    return parcel;
  }

  byReference = (reference: string) => this.parcels.filter((parcel) => parcel.reference === reference);
  byShipment = (id: number) => this.parcels.find(({ shipmentId }) => shipmentId === id);
  byAwb = (awb: string) => this.parcels.find((parcel) => parcel.awb !== "" && parcel.awb === awb);
}
