import type { Category } from "@contract/constants";
import { parseStored, readSession, removeSession, sessionKeys, writeSession } from "@/lib/storage";

/**
 * A category chosen from a link or tile: earlier filters are dropped, this one stays for the session. Spec §2
 * "Navigation".
 */
export function storeCategory(category: Category) {
  writeSession(sessionKeys.filters, JSON.stringify({ category: [category] }));
}

/** Deletes the filters, as the link to all products does. */
export function clearStoredFilters() {
  removeSession(sessionKeys.filters);
}

/** The one of these categories that is stored for this session, if any. */
export function storedCategory(categories: readonly { id: Category }[]): Category | undefined {
  const stored = parseStored(readSession(sessionKeys.filters));
  if (typeof stored !== "object" || stored === null || !("category" in stored)) return undefined;
  const [first] = Array.isArray(stored.category) ? stored.category : [];
  return categories.find(({ id }) => id === first)?.id;
}
