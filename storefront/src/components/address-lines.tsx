import { laterPart } from "@/lib/later-part";

/** An address as printed on a parcel; it comes with the names of the states. */
export const AddressLines = laterPart(["states"], () => import("./address-lines-text"), {
  when: "soon",
  fallback: <div className="h-26" />,
});
