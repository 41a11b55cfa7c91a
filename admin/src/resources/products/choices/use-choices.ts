import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Product } from "../list";

/** The key of all that is known of what a product comes in, of whichever version. */
export const choicesKey = (product: Product | undefined) => ["choices", product?.id];

/** What a product comes in, fetched once it is wanted. */
export function useChoices(product: Product | undefined, isWanted = true) {
  const { getChoices } = useDataProvider<PanelDataProvider>();
  return useQuery({
    // Prices, sizes and pictures are changed beside it, too.
    queryKey: [...choicesKey(product), product?.version],
    queryFn: async () => (await getChoices(String(product?.id))).data,
    enabled: product !== undefined && isWanted,
  });
}
