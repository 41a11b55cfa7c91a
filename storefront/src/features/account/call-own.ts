import type { ResponseOf } from "@contract";
import { type AccountRouteName, accountRoutes } from "@contract/generated/account-routes";
import { type Arguments, callAt } from "@/lib/api";

/** Calls an endpoint about one's own way of signing in. */
export const callOwn = <Name extends AccountRouteName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<ResponseOf<Name>> => callAt<Name>(accountRoutes[name], ...rest);
