import type { Address } from "@contract/addresses";
import { useStateName } from "@/lib/use-state-name";

export type AddressLinesProps = {
  address: Pick<
    Address,
    "name" | "phone" | "address" | "city" | "state" | "pincode" | "notes" | "company" | "gstin"
  >;
};

/** An address as printed on a parcel, with the business that its invoice is for. */
export default function AddressLinesText({ address }: AddressLinesProps) {
  const stateName = useStateName();
  return (
    <address className="grid gap-0.5 text-ink-soft not-italic">
      <span className="font-semibold text-ink">{address.name}</span>
      {address.company && <span className="wrap-anywhere">{address.company}</span>}
      {address.gstin && <span className="text-sm/6 wrap-anywhere">GSTIN {address.gstin}</span>}
      <span>{address.address}</span>
      {address.notes && <span>{address.notes}</span>}
      <span>
        {address.city}, {stateName(address.state)} {address.pincode}
      </span>
      <span className="whitespace-nowrap tabular-nums">+91 {address.phone}</span>
    </address>
  );
}
