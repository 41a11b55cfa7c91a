import { callOwn } from "@/lib/call-own";
import { type AskedCode, keepAskedCode } from "./kept-code";

/** Asks the shop to send a code to this e-mail or phone. Throws ApiError. */
export async function askCode(account: string): Promise<AskedCode> {
  const { data } = await callOwn("askSignInCode", { body: { emailOrPhone: account } });
  const asked = { account, at: Date.now(), ...data };
  keepAskedCode(asked);
  return asked;
}
