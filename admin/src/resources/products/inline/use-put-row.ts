import { useQueryClient } from "@tanstack/react-query";
import type { Product } from "../list";

/**
 * Puts a product as the shop answered it into the lists that show it, where it stands: read again, a list that is ordered
 * by the latest change would move it away from under the hand.
 */
export function usePutRow() {
  const client = useQueryClient();
  return (product: Omit<Product, "id">) => {
    const row = { ...product, id: product._id };
    client.setQueriesData<{ data: Product[] }>(
      { queryKey: ["products", "getList"] },
      (list) => list && { ...list, data: list.data.map((one) => (one.id === row.id ? row : one)) },
    );
    void client.invalidateQueries({ queryKey: ["products", "getOne"] });
  };
}
