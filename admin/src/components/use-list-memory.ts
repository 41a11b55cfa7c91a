import { useState } from "react";
import { useLocation } from "react-router-dom";

/** Marks an address as a look at certain rows, such as those that a figure of the dashboard counts. */
export const visit = "visit=1";

/**
 * Where a list keeps its filters, sort and page size: `storeKey` of react-admin's `List`. A list that was opened by a
 * link to certain rows keeps them apart, so that the menu leads back to the list as it was left.
 */
export function useListMemory(name: string): string {
  const { search } = useLocation();
  const [isVisit, setIsVisit] = useState(false);
  // Filters that are changed during the visit write an address without the mark; the menu's has no filters at all.
  const isVisiting = search !== "" && (isVisit || search.includes(visit));
  if (isVisiting !== isVisit) setIsVisit(isVisiting);
  return `${name}.${isVisiting ? "visit" : "listParams"}`;
}
