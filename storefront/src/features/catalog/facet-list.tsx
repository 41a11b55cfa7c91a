import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "./facet-group";

const shownAtFirst = 7;

type FacetListProps = {
  name: string;
  counts: readonly { value: string; count: number }[] | undefined;
  chosen: readonly string[];
  label: (value: string) => string;
  onToggle: (value: string) => void;
};

/** The values of one filter; a long list shows its first seven and whatever is chosen. */
export function FacetList({ name, counts = [], chosen, label, onToggle }: FacetListProps) {
  const { t } = useTranslation("catalog");
  const [all, setAll] = useState(false);
  const missing = chosen.filter((value) => !counts.some((entry) => entry.value === value));
  const entries = [...counts, ...missing.map((value) => ({ value, count: 0 }))];
  const short = all || entries.length <= shownAtFirst + 1;
  return (
    <>
      {entries.map(({ value, count }, at) => {
        const on = chosen.includes(value);
        if (!short && at >= shownAtFirst && !on) return null;
        return (
          <Choice
            key={value}
            name={name}
            value={value}
            label={label(value)}
            count={count}
            checked={on}
            onChange={() => onToggle(value)}
          />
        );
      })}
      {!short && (
        <button
          type="button"
          className="min-h-10 px-2 text-left font-medium text-brand"
          onClick={() => setAll(true)}
        >
          {t("more", { count: entries.length })}
        </button>
      )}
    </>
  );
}
