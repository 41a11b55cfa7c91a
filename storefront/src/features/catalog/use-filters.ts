import { useLocation, useNavigate, useSearchParams } from "react-router";
import { changed, type Filters, filterSearch, readFilters } from "./filters";
import { clearStoredFilters, storeCategory } from "./stored-filters";

/** The list's filters, kept in the address alone, with the way to change them and to link to a change. */
export function useFilters(): {
  filters: Filters;
  change: (change: Partial<Filters>) => void;
  /** The address of this list after a change, for real links. */
  addressOf: (change: Partial<Filters>) => string;
} {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(search);
  const words = search.get("q");
  const addressOf = (change: Partial<Filters>) =>
    pathname + filterSearch(changed(filters, change), words ? { q: words } : {});
  return {
    filters,
    addressOf,
    change(change) {
      const [category, ...more] = change.category ?? filters.category;
      if (category && more.length === 0) storeCategory(category);
      else clearStoredFilters();
      navigate(addressOf(change), { preventScrollReset: true });
    },
  };
}
