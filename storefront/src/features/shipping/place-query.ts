import { cacheMs } from "@contract/constants";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** What the shop knows about a place, by its six digits: the same for everybody. Not asked without them. */
export const placeQuery = (pincode: string | undefined) =>
  queryOptions({
    queryKey: ["pincode", pincode],
    queryFn: pincode ? async () => (await call("getPincode", { params: { pincode } })).data : skipToken,
    staleTime: cacheMs.general,
    retry: false,
  });
