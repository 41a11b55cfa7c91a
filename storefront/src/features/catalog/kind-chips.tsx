import type { KindName } from "@contract/products";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import type { Filters } from "./filters";

type KindChipsProps = {
  kinds: readonly KindName[];
  chosen: readonly string[];
  addressOf: (change: Pick<Filters, "kind">) => string;
};

/** The kinds of a category as one row that scrolls on phones; a chosen one is in view. */
export function KindChips({ kinds, chosen, addressOf }: KindChipsProps) {
  const { t } = useTranslation("kinds");
  const row = useRef<HTMLUListElement>(null);
  const first = chosen[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind has another place
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>("[aria-current]");
    // Not scrollIntoView: it would move the page as well.
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [first]);
  return (
    <ul
      ref={row}
      className="hide-scrollbar relative flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 sm:flex-wrap max-sm:[&>li]:shrink-0"
    >
      <li>
        <Chip to={addressOf({ kind: [] })} isChosen={chosen.length === 0}>
          {t("all")}
        </Chip>
      </li>
      {kinds.map(({ slug, name }) => (
        <li key={slug}>
          <Chip
            to={addressOf({ kind: chosen.includes(slug) ? [] : [slug] })}
            isChosen={chosen.includes(slug)}
          >
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function Chip({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link to={to} aria-current={isChosen ? "page" : undefined} className="chip">
      {children}
    </Link>
  );
}
