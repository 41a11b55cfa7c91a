import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { useEnter } from "@/features/session/use-sign-in";
import { messageOf } from "@/lib/errors";

/** Signing in without a password. */
export default function PasskeyLogin() {
  const { t } = useTranslation("passkeys");
  const enter = useEnter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const signIn = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { enterWithPasskey } = await import("./ceremonies");
      const entered = await enterWithPasskey();
      if (entered) enter(entered);
    } catch (error) {
      setFailure(messageOf(error, t("loginFailed")));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="outline" disabled={busy} aria-busy={busy} onClick={() => void signIn()}>
        <KeyRound className="size-5" aria-hidden="true" />
        {busy ? t("loginBusy") : t("login")}
      </Button>
      {failure && <FormAlert tone="bad">{failure}</FormAlert>}
    </>
  );
}
