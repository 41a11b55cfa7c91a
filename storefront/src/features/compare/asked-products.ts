import { limits } from "@contract/limits";

/** The ids of the products that an address wants to compare; what is no id, and what is too many, is ignored. */
export function askedProducts(search: URLSearchParams): string[] {
  const ids = (search.get("products") ?? "").split(",").filter((id) => /^[\w-]{1,64}$/.test(id));
  return [...new Set(ids)].slice(0, limits.compared);
}
