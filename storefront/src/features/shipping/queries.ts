import { cacheMs } from "@contract/constants";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The delivery promise of a well-formed pincode; asked only with one. */
export function pincodeQuery(pincode: string) {
  return queryOptions({
    queryKey: ["pincode", pincode],
    queryFn: ({ signal }) => call("getPincode", { params: { pincode } }, { signal }),
    staleTime: cacheMs.general,
    enabled: pincode !== "",
  });
}
