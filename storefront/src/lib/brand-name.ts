import { noBrand } from "@contract/brand-list";
import { useTerms } from "./terms";

/** The name of a brand by its id; empty for a product without one, the id itself where the shop has no such brand. */
export function useBrandName(): (id: string) => string {
  const names = useTerms()?.brands ?? {};
  return (id) => (id === noBrand ? "" : (names[id] ?? id));
}
