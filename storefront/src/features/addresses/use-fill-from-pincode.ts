import { normalisePincode } from "@contract/digits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { placeQuery } from "@/features/shipping/place-query";
import { useStateName } from "@/lib/use-state-name";
import { type AddressValues, placeFromPincode } from "./address-rules";

export type PincodeKnowledge =
  | { state: "none" }
  | { state: "asking" }
  | { state: "unknown" }
  | { state: "known"; place: string; serviceable: boolean };

/** Looks up the pincode while it is typed and fills in city and state. A failed look-up does not get in the way. */
export function useFillFromPincode(form: UseFormReturn<AddressValues>): PincodeKnowledge {
  const { data, isFetching } = useQuery(placeQuery(normalisePincode(form.watch("pincode") ?? "")));
  const stateName = useStateName();
  const { getValues, setValue, clearErrors } = form;
  const filled = useRef({ city: "", state: "" });
  useEffect(() => {
    if (!data) return;
    const { city, state } = getValues();
    const fill = placeFromPincode({ city, state }, data, filled.current);
    filled.current = { ...filled.current, ...fill };
    for (const [field, value] of Object.entries(fill) as ["city" | "state", string][]) {
      setValue(field, value);
      clearErrors(field);
    }
  }, [data, getValues, setValue, clearErrors]);

  if (isFetching) return { state: "asking" };
  if (!data) return { state: "none" };
  if (!data.state) return { state: "unknown" };
  const place = [data.district, stateName(data.state)].filter(Boolean).join(", ");
  return { state: "known", place, serviceable: data.serviceable };
}
