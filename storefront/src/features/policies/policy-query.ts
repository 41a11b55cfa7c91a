import { cacheMs, type Language } from "@contract/constants";
import type { PolicyName } from "@contract/policy-text";
import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** The text of a policy, as staff wrote it. */
export const policyQuery = (name: PolicyName, lang: Language) =>
  queryOptions({
    queryKey: ["policy", name, lang],
    queryFn: async ({ signal }) =>
      (await call("getPolicy", { params: { name }, query: { lang } }, { signal })).data.source,
    staleTime: cacheMs.general,
  });
