import { formatRupees } from "@contract/money";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { useLanguage } from "@/i18n/use-language";
import { suggestQuery } from "./queries";
import { type Suggestion, suggestionList } from "./suggestion-list";
import { useDebounced } from "./use-debounced";

type SuggestionsProps = {
  typed: string;
  active: number;
  /** Tells the field what it can step through. */
  onList: (list: Suggestion[]) => void;
  onChoose: () => void;
  onLeave: () => void;
};

const restMs = 150;
const option =
  "flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-brand-soft aria-selected:text-brand hover:bg-brand-soft";

/** The shop's suggestions during typing. */
export default function Suggestions({ typed, active, onList, onChoose, onLeave }: SuggestionsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data } = useQuery(suggestQuery(useDebounced(typed, restMs), language));
  useEffect(() => onList(suggestionList(data?.data)), [data, onList]);
  // On some phones a tap next to the field does not take its focus.
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (target instanceof Element && !target.closest("search")) onLeave();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [onLeave]);
  const list = suggestionList(data?.data);
  if (list.length === 0) return null;
  return (
    <div
      id="suggestions"
      role="listbox"
      aria-label={t("search.suggestions")}
      // Keeps the focus in the field: in Safari, where links take none, its loss would close the list before the
      // click.
      onMouseDown={(event) => event.preventDefault()}
      // On phones as wide as the page, not as the field: what tells two phones apart stands at the end of their titles.
      // Nor on tablets, whose field is narrow beside the header's links.
      className="absolute top-full left-0 z-40 mt-2 max-h-[70vh] w-[calc(100vw-2*clamp(1rem,3vw,2rem))] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-raised md:w-full md:min-w-104"
    >
      {list.map((suggestion, at) => (
        <Link
          key={suggestion.id}
          id={suggestion.id}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          to={suggestion.to}
          onClick={onChoose}
          className={option}
        >
          {suggestion.kind === "words" ? (
            <>
              <Search className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
              <span>{suggestion.words}</span>
            </>
          ) : (
            <>
              <span className="size-11 shrink-0 overflow-hidden rounded-md bg-sunken">
                <Picture src={suggestion.product.image} alt="" eager sizes="44px" className="object-cover" />
              </span>
              <span className="min-w-0 grow md:flex md:items-center md:gap-3">
                <span className="block grow text-sm leading-snug md:text-base">
                  {suggestion.product.title}
                </span>
                <span className="font-semibold">{formatRupees(suggestion.product.price)}</span>
              </span>
            </>
          )}
        </Link>
      ))}
    </div>
  );
}
