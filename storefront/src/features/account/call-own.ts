import type { Answer } from "@contract";
import { type AccountDoorName, accountDoors } from "@contract/account-doors";
import { type Arguments, callAt } from "@/lib/api";

/** Makes a call about one's own way of signing in. */
export const callOwn = <Name extends AccountDoorName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<Answer<Name>> => callAt<Name>(accountDoors[name], ...rest);
