import type { ResponseOf } from "@contract";
import { type AccountRouteName, accountRoutes } from "@contract/generated/account-routes";
import { type Arguments, callAt } from "./api";

/** The same as `call`, for what only a few pages call: one's own account and wishlist (`list: "account"`). */
export const callOwn = <Name extends AccountRouteName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<ResponseOf<Name>> => callAt<Name>(accountRoutes[name], ...rest);
