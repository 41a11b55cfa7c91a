import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTerms } from "@/lib/terms";
import { paths } from "@/paths";
import { type Asked, inForce, touchedBy, type Understood, withoutWords } from "./asked";
import { changed, type Filters, filterSearch, readFilters } from "./filters";
import { clearStoredFilters, storeCategory } from "./stored-filters";

/**
 * Changes the filters of the current address: on a slow phone a second tick may come before the page shows the first
 * one. Additions to a list are therefore given as a function.
 */
export type ChangeFilters = (change: Partial<Filters> | ((now: Filters) => Partial<Filters>)) => void;

/**
 * The list's filters, kept in the address alone, with the way to change them and to link to a change. Words of a
 * search that stand for a filter count as one, and are removed when it is changed.
 */
export function useFilters(asked?: Asked): {
  /** What the list is narrowed to. */
  filters: Filters;
  /** What of it was set by hand. */
  own: Filters;
  change: ChangeFilters;
  /** The address of this list after a change, for real links. */
  addressOf: (change: Partial<Filters>) => string;
  /** The same without the words of these readings. */
  addressWithout: (dropped: readonly Understood[], change?: Partial<Filters>) => string;
} {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const terms = useTerms();
  const own = readFilters(search, terms);
  const understood = asked?.understood ?? [];
  const words = asked?.words ?? search.get("q") ?? "";
  const addressWithout = (dropped: readonly Understood[], change: Partial<Filters> = {}, from = own) => {
    const q = withoutWords(words, dropped);
    const emptied = q === "" && dropped.length > 0;
    return (emptied ? paths.listing : pathname) + filterSearch(changed(from, change), q ? { q } : {});
  };
  const addressOf = (change: Partial<Filters>, from = own) =>
    addressWithout(touchedBy(change, understood), change, from);
  return {
    filters: inForce(own, understood),
    own,
    addressOf: (change) => addressOf(change),
    addressWithout,
    change(wanted) {
      const live = new URLSearchParams(window.location.search);
      const from = live.get("q") === search.get("q") ? readFilters(live, terms) : own;
      const now = inForce(from, understood);
      const change = typeof wanted === "function" ? wanted(now) : wanted;
      const [category, ...more] = change.category ?? now.category;
      if (category && more.length === 0) storeCategory(category);
      else clearStoredFilters();
      navigate(addressOf(change, from), { preventScrollReset: true });
    },
  };
}
