import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { lazyDialog } from "@/lib/lazy-part";

const FiltersDialog = lazyDialog([], () => import("./filters-dialog"));

type FiltersSheetProps = { active: number; total: number; children: ReactNode };

/** The way to the filters on phones; their sheet is fetched with the press. */
export function FiltersSheet({ active, total, children }: FiltersSheetProps) {
  const { t } = useTranslation("catalog");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" className="shrink-0 lg:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        {active > 0 ? t("filtersWith", { count: active }) : t("filters")}
      </Button>
      {open && (
        <Suspense>
          <FiltersDialog total={total} onClose={() => setOpen(false)}>
            {children}
          </FiltersDialog>
        </Suspense>
      )}
    </>
  );
}
