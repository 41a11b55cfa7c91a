import { reviewSorts, type ReviewSort as Sort } from "@contract/review-sorts";
import { useTranslation } from "react-i18next";

/** The order of the reviews; without scripts they are the newest first, and it is not shown. */
export function ReviewSort({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation("reviews");
  return (
    <label className="mb-4 flex max-w-md flex-wrap items-center gap-2 text-sm noscript:hidden">
      <span className="text-ink-soft">{t("sort")}</span>
      <select
        value={value}
        onChange={(event) => onChange(reviewSorts.find((one) => one === event.target.value) ?? "newest")}
        className="h-11 min-w-0 grow rounded-full border border-line-strong bg-surface px-4 text-base font-medium"
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort === "helpful" ? "mostHelpful" : sort)}
          </option>
        ))}
      </select>
    </label>
  );
}
