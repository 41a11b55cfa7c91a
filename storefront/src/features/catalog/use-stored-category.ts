import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTerms } from "@/lib/terms";
import { storedCategory } from "./stored-filters";

/** A list opened without any filter uses the category stored for this session. Spec §2 "Navigation behaviour". */
export function useStoredCategory() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const categories = useTerms()?.categories;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    const category = search === "" ? storedCategory(categories ?? []) : undefined;
    if (category) navigate(`${pathname}?category=${category}`, { replace: true });
  }, [key]);
}
