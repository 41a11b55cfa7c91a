import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button";
import { Modal } from "./modal";

type ConfirmSheetProps = {
  title: string;
  text: string;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before an action that cannot be undone. */
export function ConfirmSheet({
  title,
  text,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
  children,
}: ConfirmSheetProps) {
  const { t } = useTranslation("forms");
  return (
    <Modal
      title={title}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button look="danger" disabled={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{text}</p>
      {children}
    </Modal>
  );
}
