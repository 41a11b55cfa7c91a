import type { Address } from "@contract/addresses";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AddressLines } from "@/components/address-lines";
import { Button } from "@/components/button";

type AddressCardProps = { address: Address; onEdit: () => void; onDelete: () => void };

/** A saved address in the account, with its actions. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { t } = useTranslation(["addresses", "addressbook"]);
  return (
    <article className="flex flex-col justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <AddressLines address={address} />
      <div className="-ml-3 flex gap-1">
        <Button look="quiet" size="small" aria-label={t("editLabel", address)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden="true" /> {t("edit")}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={t("addressbook:removeLabel", address)}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" /> {t("addressbook:remove")}
        </Button>
      </div>
    </article>
  );
}
