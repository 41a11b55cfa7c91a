import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "@/components/form/text-field";
import type { ShopForm } from "@/lib/use-shop-form";
import type { AddressValues } from "./address-rules";

type BusinessFieldsProps = {
  form: ShopForm<AddressValues>;
  /** Whether the address names a business already. */
  isFilled: boolean;
};

/** For whom the invoice is, if it is for a business; collapsed, because most are not. Its texts come with the form, not with the page. */
export function BusinessFields({ form, isFilled }: BusinessFieldsProps) {
  const { t } = useTranslation("forms");
  const { errors } = form.formState;
  const place = useRef<HTMLDetailsElement>(null);
  const wrong = errors.company ?? errors.gstin;
  // What is wrong may have been typed and then collapsed: a field that is not shown takes no focus.
  useEffect(() => {
    if (!wrong || !place.current || place.current.open) return;
    place.current.open = true;
    wrong.ref?.focus?.();
  }, [wrong]);

  return (
    <details ref={place} open={isFilled || undefined}>
      <summary className="w-fit rounded-md py-1 font-semibold text-brand">{t("business")}</summary>
      <div className="grid items-start gap-4 pt-3 sm:grid-cols-2">
        <TextField
          field={form.register("company")}
          label={t("company")}
          error={errors.company}
          optional
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          field={form.register("gstin")}
          label={t("gstin")}
          hint={t("gstinHint")}
          error={errors.gstin}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </div>
    </details>
  );
}
