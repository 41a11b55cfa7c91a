import type { Address } from "@contract/addresses";
import { useEffect, useState } from "react";
import { keptPincode } from "@/lib/kept-pincode";
import { useHydrated } from "@/lib/use-hydrated";
import { chosenAddress, useAddresses } from "./queries";

/** The address that the order is delivered to: the shopper's choice, otherwise one at the kept pincode, or the newest. */
export function useChosenAddress(userId: string): {
  address: Address | undefined;
  choose: (addressId: string) => void;
} {
  const { data } = useAddresses(userId);
  const isHydrated = useHydrated();
  // As it was when the page was opened: an address must not change under somebody who is about to order.
  const [pincode, keep] = useState(() => (isHydrated ? keptPincode() : undefined));
  useEffect(() => keep((kept) => kept ?? keptPincode()), []);
  const [pick, setPick] = useState<string>();
  return { address: chosenAddress(data, pick, pincode), choose: setPick };
}
