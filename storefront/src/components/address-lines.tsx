import { Suspense } from "react";
import { lazyPart } from "@/lib/lazy-part";
import type { AddressLinesProps } from "./address-lines-text";

const Lines = lazyPart(["states"], () => import("./address-lines-text"));

/** An address as printed on a parcel; it comes with the names of the states. */
export function AddressLines(props: AddressLinesProps) {
  return (
    <Suspense fallback={<div className="h-26" />}>
      <Lines {...props} />
    </Suspense>
  );
}
