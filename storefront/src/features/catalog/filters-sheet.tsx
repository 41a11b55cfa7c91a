import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";

type FiltersSheetProps = { active: number; total: number; children: ReactNode };

/** The filters on phones: a sheet from below, with the number of products they leave. */
export function FiltersSheet({ active, total, children }: FiltersSheetProps) {
  const { t } = useTranslation("catalog");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" className="px-4 lg:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {active > 0 ? t("filtersWith", { count: active }) : t("filters")}
      </Button>
      {open && (
        <Dialog label={t("filters")} from="bottom" onClose={() => setOpen(false)}>
          <h2 className="border-b border-line px-5 py-5 font-display text-xl font-bold">{t("filters")}</h2>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4">{children}</div>
          <div className="border-t border-line p-4">
            <Button className="w-full" onClick={() => setOpen(false)}>
              {t("showResults", { count: total })}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
