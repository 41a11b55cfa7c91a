import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { type Filters, plainRupees } from "./filters";

const field = "h-10 w-full min-w-0 rounded-md border border-line-strong bg-surface px-2.5";

/** Two free amounts in rupees; applied on blur or on Enter. */
export function PriceRange({
  filters,
  change,
}: {
  filters: Filters;
  change: (change: Partial<Filters>) => void;
}) {
  const { t } = useTranslation("catalog");
  const read = (value: FormDataEntryValue | null) => {
    const rupees = plainRupees(String(value ?? ""));
    return /^\d{1,8}(\.\d*)?$/.test(rupees) ? Math.round(Number(rupees)) : undefined;
  };
  const apply = (form: HTMLFormElement) => {
    const data = new FormData(form);
    change({ minPrice: read(data.get("minPrice")), maxPrice: read(data.get("maxPrice")) });
  };
  return (
    <div key={`${filters.minPrice}-${filters.maxPrice}`} className="flex flex-wrap items-end gap-2 px-2 pt-2">
      <label className="min-w-24 grow basis-0 text-sm text-ink-soft">
        {t("from")}
        <input name="minPrice" inputMode="numeric" defaultValue={filters.minPrice} className={field} />
      </label>
      <label className="min-w-24 grow basis-0 text-sm text-ink-soft">
        {t("to")}
        <input
          name="maxPrice"
          inputMode="numeric"
          defaultValue={filters.maxPrice && Math.floor(filters.maxPrice)}
          className={field}
        />
      </label>
      <Button
        type="submit"
        look="outline"
        size="small"
        className="mb-0.5"
        onClick={(event) => {
          event.preventDefault();
          if (event.currentTarget.form) apply(event.currentTarget.form);
        }}
      >
        {t("apply")}
      </Button>
    </div>
  );
}
