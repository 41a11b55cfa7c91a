import { useTranslation } from "react-i18next";
import { type AccountForm, accountProblems } from "@/features/orders/refund-account";
import { PlainField } from "./parts";
import { field } from "./visit";

/** A bank account where one is typed, else a UPI ID; neither: it is told later. */
export function readAccount(form: URLSearchParams): AccountForm {
  const upiId = field(form, "upiId");
  const accountNumber = field(form, "accountNumber");
  const ifsc = field(form, "ifsc");
  return {
    kind: accountNumber || ifsc ? "bank" : upiId ? "upi" : "later",
    upiId,
    accountNumber,
    ifsc,
    accountName: field(form, "accountName"),
    accountAgain: field(form, "accountAgain"),
  };
}

/** What only this form can know: that the account's number was typed differently the second time. */
export const isTypedTwice = (account: AccountForm) => accountProblems(account).accountAgain === undefined;

type AccountFieldsProps = {
  typed: AccountForm | undefined;
  /** What is wrong, in the shop's words, by the names of the fields. */
  wrong: Readonly<Record<string, string>>;
};

/** Where the money of an order in cash should go: a UPI ID or a bank account. */
export function AccountFields({ typed, wrong }: AccountFieldsProps) {
  const { t } = useTranslation(["aftersales", "forms"]);
  const again = typed && !isTypedTwice(typed) ? t("forms:problems.accountsDiffer") : undefined;
  const about = (name: Exclude<keyof AccountForm, "kind">) => ({
    name,
    error: wrong[name] ?? wrong[`refundAccount.${name}`],
    defaultValue: typed?.[name],
    autoComplete: "off",
    autoCapitalize: "none",
  });
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-semibold">{t("account.title")}</legend>
      <PlainField
        {...about("upiId")}
        label={t("account.upiId")}
        hint={t("account.upiHint")}
        inputMode="email"
        maxLength={300}
      />
      <details open={typed?.kind === "bank"}>
        <summary className="w-fit cursor-pointer py-1 font-semibold text-brand">
          {t("account.kind.bank")}
        </summary>
        <div className="grid items-start gap-4 pt-3 sm:grid-cols-2">
          <PlainField {...about("accountName")} label={t("account.name")} maxLength={100} />
          <PlainField
            {...about("accountNumber")}
            label={t("account.number")}
            inputMode="numeric"
            maxLength={40}
          />
          <PlainField
            {...about("accountAgain")}
            label={t("account.again")}
            error={again}
            inputMode="numeric"
            maxLength={40}
          />
          <PlainField
            {...about("ifsc")}
            label={t("account.ifsc")}
            hint={t("account.ifscHint")}
            maxLength={20}
          />
        </div>
      </details>
      <p className="text-sm text-ink-soft">{t("account.safe")}</p>
    </fieldset>
  );
}
