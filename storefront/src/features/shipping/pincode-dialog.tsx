import { normalisePincode } from "@contract/digits";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { Modal } from "@/components/modal";
import { pincodeRule } from "@/lib/field-rules";
import { keepPincode } from "@/lib/keep-pincode";
import { keptPincode } from "@/lib/kept-pincode";
import { useShopForm } from "@/lib/use-shop-form";
import { placeQuery } from "./place-query";

type Doubt = { pincode: string; about: "unknown" | "unserved" };

/** Asks for the pincode that goods are sent to; every page then speaks for it. It can be removed here, too. */
export default function PincodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("pincode");
  const client = useQueryClient();
  const [kept] = useState(keptPincode);
  const [doubt, setDoubt] = useState<Doubt>();
  const form = useShopForm<{ pincode: string }>(({ pincode }) => ({ pincode: pincodeRule(pincode) }), {
    pincode: kept,
  });
  const { errors, isSubmitting } = form.formState;
  const keep = (pincode: string) => {
    keepPincode(pincode);
    onClose();
  };
  const send = async ({ pincode: typed }: { pincode: string }) => {
    const pincode = normalisePincode(typed) ?? "";
    if (pincode === doubt?.pincode) return keep(pincode);
    // A place that cannot be looked up at the moment is no worse for it.
    const place = await client.fetchQuery(placeQuery(pincode)).catch(() => undefined);
    const about =
      place && (!place.serviceable ? "unserved" : place.district === null ? "unknown" : undefined);
    if (!about) return keep(pincode);
    setDoubt({ pincode, about });
    form.setFocus("pincode", { shouldSelect: true });
  };
  const typed = normalisePincode(form.watch("pincode"));
  const asked = doubt && doubt.pincode === typed ? doubt : undefined;
  return (
    <Modal title={t("title")} shape="sheet" onClose={onClose}>
      <form className="grid gap-4" method="post" noValidate onSubmit={form.onSubmit(send)}>
        <p className="text-ink-soft">{t("text")}</p>
        {asked && (
          <FormAlert tone="warn">
            <p>{t(asked.about, { pincode: asked.pincode })}</p>
          </FormAlert>
        )}
        <TextField
          id="kept-pincode"
          field={form.register("pincode")}
          label={t("label")}
          error={errors.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={isSubmitting} size="medium" className="max-sm:grow">
            {asked ? t("useAnyway") : t("use")}
          </SubmitButton>
          {kept && (
            <Button look="quiet" onClick={() => keep("")}>
              {t("remove")}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
