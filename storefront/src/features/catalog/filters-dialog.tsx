import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";

type FiltersDialogProps = { total: number; onClose: () => void; children: ReactNode };

/** The filters in a sheet from below, with the number of products they leave. */
export default function FiltersDialog({ total, onClose, children }: FiltersDialogProps) {
  const { t } = useTranslation("catalog");
  return (
    <Dialog label={t("filters")} from="bottom" onClose={onClose}>
      <h2 className="border-b border-line px-5 py-5 font-display text-xl font-bold">{t("filters")}</h2>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
      <div className="border-t border-line p-4">
        <Button className="w-full" onClick={onClose}>
          {t("showResults", { count: total })}
        </Button>
      </div>
    </Dialog>
  );
}
