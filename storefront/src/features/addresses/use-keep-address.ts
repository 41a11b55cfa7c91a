import type { Address } from "@contract/addresses";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormFailure } from "@/components/form/use-form-failure";
import { ApiError } from "@/lib/errors";
import type { ShopForm } from "@/lib/use-shop-form";
import { type AddressValues, addressFields, addressInput } from "./address-rules";
import { useSaveAddress } from "./queries";

/** Asked if the pincode belongs to another state than the chosen one. */
export type StateQuestion = { sentence: string; insist: () => void; mend: () => void };

type Options = {
  form: ShopForm<AddressValues>;
  userId: string;
  addressId: string | undefined;
  onSaved: (address: Address, sentence: string | undefined) => void;
};

/** Saves the form; if the server doubts the pincode it asks first and sends the form again, confirmed. */
export function useKeepAddress({ form, userId, addressId, onSaved }: Options): {
  failure: ReactNode;
  question: StateQuestion | undefined;
  keep: (values: AddressValues, confirmed: boolean) => Promise<void>;
} {
  const { t } = useTranslation("addresses");
  const { mutateAsync } = useSaveAddress(userId);
  const [doubt, setDoubt] = useState<string>();
  const { failure, attempt } = useFormFailure(form, addressFields, t("saveFailed"));

  const keep = (values: AddressValues, confirmed: boolean) =>
    attempt(async () => {
      setDoubt(undefined);
      try {
        const { data, message } = await mutateAsync({ addressId, input: addressInput(values, confirmed) });
        onSaved(data, message);
      } catch (error) {
        const sentence = confirmed ? undefined : stateDoubt(error);
        if (!sentence) throw error;
        setDoubt(sentence);
      }
    });
  const insist = () => void keep(form.getValues(), true);
  const mend = () => {
    setDoubt(undefined);
    form.setFocus("pincode");
  };
  return { failure, question: doubt ? { sentence: doubt, insist, mend } : undefined, keep };
}

/** The pincode was well-formed when it was sent, so an error about it can only be this one. */
function stateDoubt(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  return error.fields.length === 1
    ? error.fields.find(({ field }) => field === "pincode")?.message
    : undefined;
}
