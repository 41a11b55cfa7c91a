import { useTranslation } from "react-i18next";
import { TextField } from "@/components/form/text-field";
import type { ShopForm } from "@/lib/use-shop-form";
import type { AccountForm } from "./refund-account";

type RefundAccountFieldsProps = {
  form: ShopForm<AccountForm>;
  /** Whether it may be entered later. */
  canWait?: boolean;
};

/** Where the money of a cash order should be refunded to: a UPI ID or a bank account. */
export function RefundAccountFields({ form, canWait = false }: RefundAccountFieldsProps) {
  const { t } = useTranslation("aftersales");
  const { errors } = form.formState;
  const kind = form.watch("kind");
  const kinds = ["upi", "bank", ...(canWait ? (["later"] as const) : [])] as const;
  const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{t("account.title")}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {kinds.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              value={one}
              className="size-5 shrink-0 accent-brand"
              {...form.register("kind")}
            />
            <span>{t(`account.kind.${one}`)}</span>
          </label>
        ))}
      </div>
      {kind === "upi" && (
        <TextField
          {...plain}
          field={form.register("upiId")}
          label={t("account.upiId")}
          hint={t("account.upiHint")}
          error={errors.upiId}
          inputMode="email"
        />
      )}
      {kind === "bank" && (
        <>
          <TextField
            field={form.register("accountName")}
            label={t("account.name")}
            error={errors.accountName}
            autoComplete="off"
          />
          <TextField
            {...plain}
            field={form.register("accountNumber")}
            label={t("account.number")}
            error={errors.accountNumber}
            inputMode="numeric"
          />
          <TextField
            {...plain}
            field={form.register("accountAgain")}
            label={t("account.again")}
            error={errors.accountAgain}
            inputMode="numeric"
          />
          <TextField
            {...plain}
            field={form.register("ifsc")}
            label={t("account.ifsc")}
            hint={t("account.ifscHint")}
            error={errors.ifsc}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{t(kind === "later" ? "account.laterHint" : "account.safe")}</p>
    </fieldset>
  );
}
