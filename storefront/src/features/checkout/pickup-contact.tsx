import { formatRupees } from "@contract/money";
import { namedBuyerFrom } from "@contract/named-buyer";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { controlClass, describedBy, FieldFrame } from "@/components/form/field-frame";
import type { Contact, ContactProblems } from "./contact";

type PickupContactProps = {
  contact: Contact;
  problems: ContactProblems;
  needsAddress: boolean;
  onChange: (contact: Contact) => void;
};

/** Who comes to the shop for the order. What is missing or wrong is said once a field was left. */
export default function PickupContact({ contact, problems, needsAddress, onChange }: PickupContactProps) {
  const { t } = useTranslation("pickup");
  const [left, setLeft] = useState<Partial<Record<keyof Contact, true>>>({});
  const field = (name: keyof Contact, hint?: string) => {
    const id = `pickup-${name}`;
    const problem = left[name] && problems[name];
    const error = problem && { type: "rule", message: problem };
    const input = {
      id,
      className: controlClass,
      value: contact[name],
      "aria-invalid": error ? (true as const) : undefined,
      "aria-required": true,
      "aria-describedby": describedBy({ id, hint, error }),
      onBlur: () => setLeft({ ...left, [name]: true }),
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...contact, [name]: target.value }),
    };
    return { frame: { id, label: t(name), hint, error }, input };
  };
  const name = field("name");
  const phone = field("phone", t("phoneHint"));
  const address = field("address", t("addressHint", { amount: formatRupees(namedBuyerFrom) }));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FieldFrame {...name.frame}>
        <input {...name.input} autoComplete="name" maxLength={200} />
      </FieldFrame>
      <FieldFrame {...phone.frame}>
        <input {...phone.input} type="tel" inputMode="tel" autoComplete="tel" maxLength={30} />
      </FieldFrame>
      {needsAddress && (
        <div className="sm:col-span-2">
          <FieldFrame {...address.frame}>
            <input {...address.input} autoComplete="street-address" maxLength={200} />
          </FieldFrame>
        </div>
      )}
    </div>
  );
}
