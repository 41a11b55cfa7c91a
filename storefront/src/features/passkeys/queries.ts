import { queryOptions } from "@tanstack/react-query";
import { callOwn } from "@/lib/call-own";

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async () => (await callOwn("getPasskeys")).data,
});
