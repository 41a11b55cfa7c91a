import type { Address } from "@contract/addresses";
import { useTranslation } from "react-i18next";
import { AddressLines } from "@/components/address-lines";
import { ConfirmSheet } from "@/components/confirm-sheet";
import { toastError, toastSuccess } from "@/components/toast";
import { messageOf } from "@/lib/errors";
import { keepAddressPincode } from "@/lib/keep-pincode";
import { useDeleteAddress } from "./queries";

type DeleteAddressProps = { userId: string; address: Address; onClose: () => void };

/** Asks, then deletes. */
export function DeleteAddress({ userId, address, onClose }: DeleteAddressProps) {
  const { t } = useTranslation("addressbook");
  const { mutate, isPending } = useDeleteAddress(userId);
  const confirm = () =>
    mutate(address._id, {
      onSuccess: ([newest]) => {
        // The kept pincode may have been that of the deleted one.
        keepAddressPincode(newest?.pincode ?? "");
        onClose();
        toastSuccess(t("removed"));
      },
      onError: (error) => toastError(messageOf(error, t("removeFailed"))),
    });
  return (
    <ConfirmSheet
      title={t("removeTitle")}
      text={t("removeText")}
      confirmLabel={t("remove")}
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="mt-4 rounded-lg bg-sunken p-4">
        <AddressLines address={address} />
      </div>
    </ConfirmSheet>
  );
}
