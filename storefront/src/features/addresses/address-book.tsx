import type { Address } from "@contract/addresses";
import { limits } from "@contract/limits";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { EmptyPicture } from "@/components/empty-picture";
import { EmptyState } from "@/components/empty-state";
import { LoadFailed } from "@/components/load-failed";
import { messageOf } from "@/lib/errors";
import { AddressCard } from "./address-card";
import AddressEditor from "./address-editor";
import { AddressSkeletons } from "./address-skeletons";
import { DeleteAddress } from "./delete-address";
import { useAddresses } from "./queries";

type AddressBookProps = { user: { id: string; userName: string; phone: string | null } };
type Open = { what: "new" } | { what: "edit" | "delete"; address: Address };

/** The saved addresses of the account: add, change, delete. */
export default function AddressBook({ user }: AddressBookProps) {
  const { t } = useTranslation(["addresses", "addressbook"]);
  const { data: addresses, error, refetch } = useAddresses(user.id);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const isFull = (addresses?.length ?? 0) >= limits.addressesPerPerson;
  const add = (
    <Button
      look={addresses?.length ? "outline" : "primary"}
      disabled={isFull}
      onClick={() => setOpen({ what: "new" })}
    >
      <Plus className="size-5" aria-hidden="true" /> {t("add")}
    </Button>
  );

  if (error && !addresses)
    return <LoadFailed sentence={messageOf(error, t("failed"))} retry={() => void refetch()} />;
  return (
    <section className="grid gap-5">
      {!addresses && <AddressSkeletons label={t("loading")} />}
      {addresses?.length === 0 && (
        <EmptyState
          title={t("addressbook:emptyTitle")}
          text={t("addressbook:emptyText")}
          picture={<EmptyPicture />}
        >
          {add}
        </EmptyState>
      )}
      {addresses && addresses.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-4">
            {add}
            {isFull && (
              <p className="text-sm text-warn">
                {t("addressbook:full", { count: limits.addressesPerPerson })}
              </p>
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address._id}
                address={address}
                onEdit={() => setOpen({ what: "edit", address })}
                onDelete={() => setOpen({ what: "delete", address })}
              />
            ))}
          </div>
        </>
      )}
      {(open?.what === "new" || open?.what === "edit") && (
        <AddressEditor
          user={user}
          address={open.what === "edit" ? open.address : undefined}
          onClose={close}
        />
      )}
      {open?.what === "delete" && <DeleteAddress userId={user.id} address={open.address} onClose={close} />}
    </section>
  );
}
