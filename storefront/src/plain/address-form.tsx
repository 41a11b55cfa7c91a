import type { Address } from "@contract/addresses";
import type { User } from "@contract/auth";
import { stateNames } from "@contract/states";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { type AddressValues, addressFields, addressValues } from "@/features/addresses/address-rules";
import { useStateName } from "@/lib/use-state-name";
import type { PlainAddress } from "./addresses";
import { Hidden, PlainField, PlainForm } from "./parts";
import type { Refusal } from "./refusal";
import { field } from "./visit";

/** What was typed into it. */
export const readAddress = (form: URLSearchParams) =>
  Object.fromEntries(addressFields.map((name) => [name, field(form, name)])) as AddressValues;

type AddressFormProps = {
  user: User;
  /** The page that takes it. */
  action: PlainAddress;
  /** The address to change; undefined for a new one. */
  address?: Address | undefined;
  /** What was typed, and why it was not taken. */
  refused: { values: AddressValues; refusal: Refusal } | undefined;
};

/** The form of an address. Where pincode and state disagree it asks, as the form with scripts does. */
export function PlainAddressForm({ user, action, address, refused }: AddressFormProps) {
  const { t } = useTranslation(["addresses", "forms"]);
  const stateName = useStateName();
  const values = refused?.values ?? addressValues(address, user);
  const { fields = {}, sentence = "" } = refused?.refusal ?? {};
  const isDoubted =
    Object.keys(fields).join() === "pincode" && values.pincode.replace(/\D/g, "").length === 6;
  const about = (name: keyof typeof values) => ({
    name,
    label: t(name as "name"),
    error: fields[name],
    defaultValue: values[name],
  });
  return (
    <PlainForm action={action} className="grid gap-4">
      <Hidden fields={{ do: "address", id: address?._id }} />
      {sentence && <FormAlert tone="bad">{sentence}</FormAlert>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PlainField {...about("name")} autoComplete="name" required maxLength={80} />
        <PlainField {...about("phone")} type="tel" autoComplete="tel" required maxLength={20} />
        <PlainField
          {...about("pincode")}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={12}
        />
        <PlainField {...about("address")} autoComplete="street-address" required maxLength={200} />
        <PlainField {...about("city")} autoComplete="address-level2" required maxLength={80} />
        <PlainField
          {...about("state")}
          control={(attributes) => (
            <select {...attributes} defaultValue={values.state} autoComplete="address-level1" required>
              <option value="">{t("chooseState")}</option>
              {stateNames.map((name) => (
                <option key={name} value={name}>
                  {stateName(name)}
                </option>
              ))}
            </select>
          )}
        />
        <PlainField {...about("notes")} maxLength={200} />
        <PlainField {...about("email")} type="email" autoComplete="email" maxLength={120} />
      </div>
      <details open={Boolean(values.company || values.gstin)}>
        <summary className="w-fit cursor-pointer py-1 font-semibold text-brand">
          {t("forms:business")}
        </summary>
        <div className="grid items-start gap-4 pt-3 sm:grid-cols-2">
          <PlainField {...about("company")} label={t("forms:company")} maxLength={120} />
          <PlainField
            {...about("gstin")}
            label={t("forms:gstin")}
            hint={t("forms:gstinHint")}
            maxLength={40}
          />
        </div>
      </details>
      {isDoubted && (
        <label className="flex items-start gap-3 font-medium text-warn">
          <input
            type="checkbox"
            name="pincodeConfirmed"
            value="1"
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          {t("insist", { state: stateName(values.state) })}
        </label>
      )}
      <Button type="submit" className="justify-self-start">
        {t("save")}
      </Button>
    </PlainForm>
  );
}
