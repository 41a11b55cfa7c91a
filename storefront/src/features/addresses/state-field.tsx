import { stateNames } from "@contract/states";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SelectField } from "@/components/form/select-field";
import { useStateName } from "@/lib/use-state-name";

/** One of India's states and territories, by its name in the shopper's language. */
export function StateField({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
}) {
  const { t } = useTranslation("addresses");
  const stateName = useStateName();
  return (
    <SelectField field={field} label={t("state")} error={error} autoComplete="address-level1">
      <option value="">{t("chooseState")}</option>
      {stateNames.map((name) => (
        <option key={name} value={name}>
          {stateName(name)}
        </option>
      ))}
    </SelectField>
  );
}
