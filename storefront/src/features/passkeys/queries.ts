import { queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/features/account/call-own";

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => (await callOwn("getPasskeys")).data,
});
