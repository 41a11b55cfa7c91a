import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { AuthCard } from "@/features/session/auth-card";
import { AccountForm } from "./account-form";
import { CodeForm } from "./code-form";
import { type AskedCode, forgetAskedCode, readAskedCode } from "./kept-code";

type CodeSignInProps = {
  /** What stood in the login form. */
  account: string;
  /** Back to the password, with the account that was typed last. */
  onBack: (account: string) => void;
};

/** Signing in with a code by e-mail or text message: whose, and then the code. */
export default function CodeSignIn({ account, onBack }: CodeSignInProps) {
  const { t } = useTranslation("signincode");
  const [typed, setTyped] = useState(account);
  const [asked, setAsked] = useState<AskedCode | undefined>(() => readAskedCode(Date.now()));
  const forget = () => {
    forgetAskedCode();
    if (asked) setTyped(asked.account);
    setAsked(undefined);
  };
  const back = () => {
    forgetAskedCode();
    onBack(asked?.account ?? typed);
  };
  const foot = (
    <Button look="quiet" size="small" onClick={back}>
      {t("usePassword")}
    </Button>
  );

  if (asked)
    return (
      <AuthCard
        title={t("codeTitle")}
        text={t("codeText", { account: asked.account, minutes: asked.minutes })}
        foot={foot}
      >
        <CodeForm asked={asked} onOtherAccount={forget} />
      </AuthCard>
    );
  return (
    <AuthCard title={t("title")} text={t("text")} foot={foot}>
      <AccountForm account={typed} onAsked={setAsked} />
    </AuthCard>
  );
}
