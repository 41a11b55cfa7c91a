import type { ResponseOf } from "@contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { removeSession, sessionKeys } from "@/lib/storage";
import { keepSession, sessionQuery } from "./queries";

/** Stores the response of a sign-in. The guards then lead on: to the requested page, home, or the panel. */
export function useEnter() {
  const client = useQueryClient();
  return (entered: ResponseOf<"login">) => {
    removeSession(sessionKeys.forgotPassword);
    removeSession(sessionKeys.secondStep);
    removeSession(sessionKeys.signInCode);
    client.setQueryData(sessionQuery.queryKey, entered.user);
    return keepSession(client, entered);
  };
}

/** Signs in and keeps the token besides the httpOnly cookie (Spec §3). Throws ApiError. */
export function useSignIn() {
  const enter = useEnter();
  return async (emailOrPhone: string, password: string) =>
    enter(await call("login", { body: { emailOrPhone, password } }));
}
