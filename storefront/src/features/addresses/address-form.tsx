import type { Address } from "@contract/addresses";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { keepPincode } from "@/lib/keep-pincode";
import { forgetDraft, keptDraft } from "@/lib/kept-draft";
import { keptPincode } from "@/lib/kept-pincode";
import { sessionKeys } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";
import { type Draft, useKeepDraft } from "@/lib/use-keep-draft";
import { useShopForm } from "@/lib/use-shop-form";
import { type AddressValues, addressFields, addressRules, addressValues } from "./address-rules";
import { BusinessFields } from "./business-fields";
import { OtherStateQuestion } from "./other-state-question";
import { PincodeHint } from "./pincode-hint";
import { StateField } from "./state-field";
import { useFillFromPincode } from "./use-fill-from-pincode";
import { useKeepAddress } from "./use-keep-address";

type AddressFormProps = {
  user: { id: string; userName: string; phone: string | null };
  address?: Address;
  submitLabel?: string;
  onSaved: (address: Address, sentence: string | undefined) => void;
  onCancel?: () => void;
};

type Begun = { values: AddressValues; draft: Draft<keyof AddressValues> | undefined };

/** What the form begins with; of a new address also the draft that this tab keeps. */
function begin({ user, address }: Pick<AddressFormProps, "user" | "address">): Begun {
  const blank = addressValues(address, user, keptPincode());
  if (address) return { values: blank, draft: undefined };
  const draft = { key: sessionKeys.newAddress, userId: user.id, blank };
  return { values: { ...blank, ...keptDraft(draft.key, user.id, addressFields) }, draft };
}

/** The same as it was when the form was opened. One that the server has rendered knows nothing of this browser at first. */
function useBegun({ user, address }: Pick<AddressFormProps, "user" | "address">): Begun {
  const isHydrated = useHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that comes again must not begin the form again
  return useMemo(
    () =>
      isHydrated ? begin({ user, address }) : { values: addressValues(address, user, ""), draft: undefined },
    [isHydrated],
  );
}

/**
 * A new address or a change to one. The pincode comes early, because it fills in city and state. A new one begins with
 * what was typed of it in this tab, or with the kept pincode, and what is saved here is kept.
 */
export default function AddressForm({ user, address, submitLabel, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation("addresses");
  const forms = useTranslation("forms").t;
  const { values, draft } = useBegun({ user, address });
  const form = useShopForm<AddressValues>(addressRules, values);
  const { setValue, getValues } = form;
  const begun = useRef(values);
  useEffect(() => {
    // What was typed before this browser's own things came in stays. Not by `reset`: the form would be deaf until it is
    // drawn again, and forget what is typed meanwhile.
    for (const field of addressFields)
      if (values[field] !== begun.current[field] && getValues(field) === begun.current[field])
        setValue(field, values[field]);
    begun.current = values;
  }, [setValue, getValues, values]);
  useKeepDraft(form, draft);
  const known = useFillFromPincode(form);
  const { failure, question, keep } = useKeepAddress({
    form,
    userId: user.id,
    addressId: address?._id,
    onSaved: (saved, sentence) => {
      if (draft) forgetDraft(draft.key);
      if (saved.pincode !== address?.pincode) keepPincode(saved.pincode);
      onSaved(saved, sentence);
    },
  });
  const { errors, isSubmitting } = form.formState;
  const cancel = () => {
    if (draft) forgetDraft(draft.key);
    onCancel?.();
  };

  return (
    <form
      className="grid gap-4"
      method="post"
      noValidate
      onSubmit={form.onSubmit((values) => keep(values, false))}
    >
      {failure}
      <div className="grid items-start gap-4 sm:grid-cols-6 [&>*]:sm:col-span-3">
        <TextField field={form.register("name")} label={t("name")} error={errors.name} autoComplete="name" />
        <TextField
          field={form.register("phone")}
          label={t("phone")}
          error={errors.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <div className="sm:!col-span-2">
          <TextField
            field={form.register("pincode")}
            label={t("pincode")}
            hint={<PincodeHint known={known} />}
            error={errors.pincode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
          />
        </div>
        <div className="sm:!col-span-4">
          <TextField
            field={form.register("address")}
            label={t("address")}
            error={errors.address}
            autoComplete="street-address"
            maxLength={200}
          />
        </div>
        <TextField
          field={form.register("city")}
          label={t("city")}
          error={errors.city}
          autoComplete="address-level2"
          maxLength={80}
        />
        <StateField field={form.register("state")} error={errors.state} />
        <TextField
          field={form.register("notes")}
          label={t("notes")}
          error={errors.notes}
          optional
          maxLength={200}
        />
        <TextField
          field={form.register("email")}
          label={t("email")}
          error={errors.email}
          optional
          type="email"
          autoComplete="email"
          maxLength={120}
        />
      </div>
      <BusinessFields form={form} isFilled={Boolean(values.company || values.gstin)} />
      {question && <OtherStateQuestion question={question} state={form.getValues("state")} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} size="medium" className="max-sm:grow">
          {isSubmitting ? forms("saving") : (submitLabel ?? t("save"))}
        </SubmitButton>
        {onCancel && (
          <Button look="outline" onClick={cancel}>
            {forms("cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
