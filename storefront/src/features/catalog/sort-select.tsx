import { type SortOption, sortOptions } from "@contract/constants";
import { useTranslation } from "react-i18next";

type SortSelectProps = {
  value: SortOption | undefined;
  /** The label of the order if none is chosen. */
  unsorted: "none" | "relevance";
  onChange: (value: SortOption | undefined) => void;
};

/** The order of the list. Spec §9 "Sort options". */
export function SortSelect({ value, unsorted, onChange }: SortSelectProps) {
  const { t } = useTranslation("catalog");
  return (
    <label className="flex items-center gap-2 text-sm max-lg:min-w-0 max-lg:grow">
      <span className="text-ink-soft max-lg:sr-only">{t("sort.label")}</span>
      <select
        value={value ?? ""}
        onChange={(event) => onChange(sortOptions.find((option) => option === event.target.value))}
        className="h-11 rounded-full border border-line-strong bg-surface px-4 text-base font-medium max-lg:w-full max-lg:min-w-0"
      >
        <option value="">{t(`sort.${unsorted}`)}</option>
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {t(`sort.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
