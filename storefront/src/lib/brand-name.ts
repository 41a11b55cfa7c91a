import { useTerms } from "./terms";

/** The name of a brand by its id; the id itself where the shop has no such brand. */
export function useBrandName(): (id: string) => string {
  const names = useTerms()?.brands ?? {};
  return (id) => names[id] ?? id;
}
