import type { Address } from "@contract/addresses";
import { useTranslation } from "react-i18next";
import { Modal } from "@/components/modal";
import { toastSuccess } from "@/components/toast";
import AddressForm from "./address-form";

type AddressEditorProps = {
  user: { id: string; userName: string; phone: string | null };
  /** The address to change; undefined for a new one. */
  address: Address | undefined;
  onClose: () => void;
  onSaved?: (address: Address) => void;
};

/** The address form over the page. */
export default function AddressEditor({ user, address, onClose, onSaved }: AddressEditorProps) {
  const { t } = useTranslation("addresses");
  return (
    <Modal title={t(address ? "editTitle" : "addTitle")} shape="sheet" onClose={onClose}>
      <AddressForm
        user={user}
        {...(address ? { address } : {})}
        onCancel={onClose}
        onSaved={(saved, sentence) => {
          onClose();
          onSaved?.(saved);
          toastSuccess(sentence ?? t("saved"));
        }}
      />
    </Modal>
  );
}
