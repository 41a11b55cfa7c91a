import { useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { localKeys, removeSession, sessionKeys, writeLocal } from "@/lib/storage";
import { sessionQuery } from "./queries";

/**
 * Signs in and keeps the token beside the httpOnly cookie (Spec §3). The guards then lead on: to the page that
 * was asked for, home, or the panel. Throws ApiError.
 */
export function useSignIn() {
  const client = useQueryClient();
  return async (emailOrPhone: string, password: string) => {
    const { user, token } = await call("login", { body: { emailOrPhone, password } });
    writeLocal(localKeys.token, token);
    removeSession(sessionKeys.forgotPassword);
    client.setQueryData(sessionQuery.queryKey, user);
    return user;
  };
}
