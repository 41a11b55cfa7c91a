import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { pageNumbers } from "./page-numbers";

type PagerProps = { page: number; pages: number; addressOf: (page: number) => string };

const toTop = () => window.scrollTo({ top: 0, behavior: "smooth" });

/** Real links to the pages of a list. */
export function Pager({ page, pages, addressOf }: PagerProps) {
  const { t } = useTranslation(["catalog", "shell"]);
  if (pages <= 1) return null;
  const step = (to: number, rel: string, label: string, icon: ReactNode) =>
    to >= 1 && to <= pages ? (
      <Link to={addressOf(to)} rel={rel} aria-label={label} onClick={toTop} className="page-number">
        {icon}
      </Link>
    ) : null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-center gap-1.5 pt-8">
      {step(page - 1, "prev", t("shell:previous"), <ChevronLeft className="size-5" aria-hidden="true" />)}
      {pageNumbers(page, pages).map((number, at) =>
        number === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no name of their own
          <span key={`gap-${at}`} aria-hidden="true" className="px-1 text-ink-soft">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-label={t("page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            onClick={toTop}
            className="page-number"
          >
            {number}
          </Link>
        ),
      )}
      {step(page + 1, "next", t("shell:next"), <ChevronRight className="size-5" aria-hidden="true" />)}
    </nav>
  );
}
