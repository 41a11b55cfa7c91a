import type { ResponseOf } from "@contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { localKeys, removeSession, sessionKeys, writeLocal } from "@/lib/storage";
import { fetchOwnPrices, sessionQuery } from "./queries";

/** Stores the response of a sign-in. The guards then lead on: to the requested page, home, or the panel. */
export function useEnter() {
  const client = useQueryClient();
  return ({ user, token }: ResponseOf<"login">) => {
    writeLocal(localKeys.token, token);
    removeSession(sessionKeys.forgotPassword);
    removeSession(sessionKeys.secondStep);
    removeSession(sessionKeys.signInCode);
    client.setQueryData(sessionQuery.queryKey, user);
    fetchOwnPrices(client, user);
    return user;
  };
}

/** Signs in and keeps the token besides the httpOnly cookie (Spec §3). Throws ApiError. */
export function useSignIn() {
  const enter = useEnter();
  return async (emailOrPhone: string, password: string) =>
    enter(await call("login", { body: { emailOrPhone, password } }));
}
