import { useLocation, useNavigate, useSearchParams } from "react-router";
import { paths } from "@/paths";
import { type Asked, inForce, touchedBy, type Understood, withoutWords } from "./asked";
import { changed, type Filters, filterSearch, readFilters } from "./filters";
import { clearStoredFilters, storeCategory } from "./stored-filters";

/**
 * The list's filters, kept in the address alone, with the way to change them and to link to a change. Words of a
 * search that stand for a filter count as one, and leave the words when it is changed.
 */
export function useFilters(asked?: Asked): {
  /** What the list is narrowed to. */
  filters: Filters;
  /** What of it was set by hand. */
  own: Filters;
  change: (change: Partial<Filters>) => void;
  /** The address of this list after a change, for real links. */
  addressOf: (change: Partial<Filters>) => string;
  /** The same without the words of these readings. */
  addressWithout: (dropped: readonly Understood[], change?: Partial<Filters>) => string;
} {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const own = readFilters(search);
  const understood = asked?.understood ?? [];
  const words = asked?.words ?? search.get("q") ?? "";
  const addressWithout = (dropped: readonly Understood[], change: Partial<Filters> = {}) => {
    const q = withoutWords(words, dropped);
    const emptied = q === "" && dropped.length > 0;
    return (emptied ? paths.listing : pathname) + filterSearch(changed(own, change), q ? { q } : {});
  };
  const addressOf = (change: Partial<Filters>) => addressWithout(touchedBy(change, understood), change);
  const filters = inForce(own, understood);
  return {
    filters,
    own,
    addressOf,
    addressWithout,
    change(change) {
      const [category, ...more] = change.category ?? filters.category;
      if (category && more.length === 0) storeCategory(category);
      else clearStoredFilters();
      navigate(addressOf(change), { preventScrollReset: true });
    },
  };
}
