import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "./facet-group";

const shownAtFirst = 7;

type FacetListProps<Value extends string> = {
  name: string;
  counts: readonly { value: string; count: number }[] | undefined;
  chosen: readonly Value[];
  label: (value: Value) => string;
  onToggle: (value: Value) => void;
};

/** The values of one filter; a long list shows its first seven and whatever is chosen. */
export function FacetList<Value extends string>({
  name,
  counts = [],
  chosen,
  label,
  onToggle,
}: FacetListProps<Value>) {
  const { t } = useTranslation("catalog");
  const [all, setAll] = useState(false);
  const missing = chosen.filter((value) => !counts.some((entry) => entry.value === value));
  const entries = [...counts, ...missing.map((value) => ({ value, count: 0 }))];
  const short = all || entries.length <= shownAtFirst + 1;
  return (
    <>
      {entries.map(({ value, count }, at) => {
        // The facet's values are those of the contract's own lists.
        const item = value as Value;
        const on = chosen.includes(item);
        if (!short && at >= shownAtFirst && !on) return null;
        return (
          <Choice
            key={value}
            name={name}
            value={value}
            label={label(item)}
            count={count}
            checked={on}
            onChange={() => onToggle(item)}
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
