import type { Address } from "@contract/addresses";
import { useState } from "react";
import { chosenAddress, useAddresses } from "./queries";

/** The address that the order is delivered to: the shopper's choice, otherwise the newest. */
export function useChosenAddress(userId: string): {
  address: Address | undefined;
  choose: (addressId: string) => void;
} {
  const { data } = useAddresses(userId);
  const [pick, setPick] = useState<string>();
  return { address: chosenAddress(data, pick), choose: setPick };
}
