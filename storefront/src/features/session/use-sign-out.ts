import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { toastError } from "@/components/toast";
import { call } from "@/lib/api";
import { isStatus, messageOf } from "@/lib/errors";
import { forgetPerson } from "@/lib/storage";
import { paths } from "@/paths";

/**
 * Ends the session, here and on the server. The home page is loaded again, so that nothing of the account stays in
 * memory.
 */
export function useSignOut(): { busy: boolean; signOut: () => Promise<void> } {
  const { t } = useTranslation("session");
  const [busy, setBusy] = useState(false);
  const home = useHref(paths.home);
  const signOut = async () => {
    setBusy(true);
    try {
      await call("logout", {}).catch((error: unknown) => {
        if (!isStatus(error, 401)) throw error;
      });
      forgetPerson();
      window.location.assign(home);
    } catch (error) {
      setBusy(false);
      toastError(messageOf(error, t("logoutFailed")));
    }
  };
  return { busy, signOut };
}
