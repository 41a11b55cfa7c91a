import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "@/paths";

/** The header's search; a plain form until its suggestions have arrived. */
export function SearchBox() {
  const { t } = useTranslation();
  return (
    <form action={paths.search} className="relative">
      <input
        type="search"
        name="q"
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        className="h-11 w-full rounded-full border border-line-strong bg-surface pr-12 pl-5"
      />
      <button
        type="submit"
        aria-label={t("search.submit")}
        className="absolute top-0.5 right-0.5 grid size-10 place-content-center rounded-full bg-brand text-on-brand"
      >
        <Search className="size-5" aria-hidden="true" />
      </button>
    </form>
  );
}
