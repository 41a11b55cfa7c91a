import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { Modal } from "@/components/modal";

export type Skipped = { title: string; reason: string };

type SkippedSheetProps = {
  skipped: readonly Skipped[];
  /** The cart is empty. */
  isNothing: boolean;
  onClose: () => void;
  onShowCart: () => void;
};

/** What could not be put into the cart again from an earlier order, and why. */
export default function SkippedSheet({ skipped, isNothing, onClose, onShowCart }: SkippedSheetProps) {
  const { t } = useTranslation("aftersales");
  return (
    <Modal
      title={t("skipped.title")}
      shape="sheet"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {t("skipped.stay")}
          </Button>
          {!isNothing && (
            <Button
              onClick={() => {
                onClose();
                onShowCart();
              }}
            >
              {t("skipped.seeCart")}
            </Button>
          )}
        </div>
      }
    >
      <p className="mb-3 text-ink-soft">{t(isNothing ? "skipped.nothing" : "skipped.text")}</p>
      <ul className="divide-y divide-line">
        {skipped.map(({ title, reason }) => (
          <li key={`${title} ${reason}`} className="py-2">
            <span className="block font-semibold">{title}</span>
            <span className="text-sm text-warn">{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
