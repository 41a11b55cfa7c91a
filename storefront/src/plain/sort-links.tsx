import { type SortOption, sortOptions } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";

type SortLinksProps = {
  chosen: SortOption | undefined;
  addressOf: (change: { sortBy: SortOption }) => string;
};

const link =
  "font-semibold text-brand underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline";

/** The orders of a list as links, and on a phone the way to its filters, which stand below it then. */
export function SortLinks({ chosen, addressOf }: SortLinksProps) {
  const { t } = useTranslation("catalog");
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <a href="#filters" className={`${link} lg:hidden`}>
        {t("filters")}
      </a>
      <span className="text-ink-soft">{t("sort.label")}:</span>
      {sortOptions.map((option) => (
        <Link
          key={option}
          to={addressOf({ sortBy: option })}
          rel="nofollow"
          aria-current={option === chosen ? "true" : undefined}
          className={link}
        >
          {t(`sort.${option}`)}
        </Link>
      ))}
    </p>
  );
}
