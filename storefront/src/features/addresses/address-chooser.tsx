import type { Address } from "@contract/addresses";
import { limits } from "@contract/limits";
import { Pencil, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressLines } from "@/components/address-lines";
import { Button } from "@/components/button";
import { LoadFailed } from "@/components/load-failed";
import { messageOf } from "@/lib/errors";
import { laterPart } from "@/lib/later-part";
import { lazyDialog } from "@/lib/lazy-part";
import { AddressSkeletons } from "./address-skeletons";
import { useAddresses } from "./queries";

// Most shoppers choose an existing address; the form and its library are loaded for the others.
const AddressEditor = lazyDialog(["states", "forms"], () => import("./address-editor"));
const AddressForm = laterPart(["states", "forms"], () => import("./address-form"), {
  when: "soon",
  fallback: <Loading />,
});

type AddressChooserProps = {
  user: { id: string; userName: string; phone: string | null };
  chosenId: string | undefined;
  onChoose: (addressId: string) => void;
};
type Open = { address: Address | undefined };

function Loading() {
  const { t } = useTranslation("addresses");
  return <AddressSkeletons label={t("loading")} />;
}

/** Where to deliver: one of the saved addresses, or a first one entered here and saved with it. */
export function AddressChooser({ user, chosenId, onChoose }: AddressChooserProps) {
  const { t } = useTranslation("addresses");
  const { data: addresses, error, refetch } = useAddresses(user.id);
  const [open, setOpen] = useState<Open>();

  if (error && !addresses)
    return <LoadFailed sentence={messageOf(error, t("failed"))} retry={() => void refetch()} />;
  if (!addresses) return <Loading />;
  if (addresses.length === 0) return <AddressForm user={user} onSaved={(saved) => onChoose(saved._id)} />;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t("choose")}</legend>
      {addresses.map((address) => (
        <div
          key={address._id}
          className="flex flex-wrap items-start gap-2 rounded-lg border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand"
        >
          <label className="flex grow basis-full cursor-pointer sm:basis-44 items-start gap-3">
            <input
              type="radio"
              name="deliveryAddress"
              className="mt-1 size-5 shrink-0 accent-brand"
              checked={address._id === chosenId}
              onChange={() => onChoose(address._id)}
            />
            <AddressLines address={address} />
          </label>
          <Button
            look="quiet"
            size="small"
            className="ml-auto max-sm:-my-2"
            aria-label={t("editLabel", address)}
            onClick={() => setOpen({ address })}
          >
            <Pencil className="size-4" aria-hidden="true" /> {t("edit")}
          </Button>
        </div>
      ))}
      {addresses.length < limits.addressesPerPerson && (
        <Button look="outline" className="justify-self-start" onClick={() => setOpen({ address: undefined })}>
          <Plus className="size-5" aria-hidden="true" /> {t("add")}
        </Button>
      )}
      {open && (
        <Suspense>
          <AddressEditor
            user={user}
            address={open.address}
            onClose={() => setOpen(undefined)}
            onSaved={(saved) => onChoose(saved._id)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
