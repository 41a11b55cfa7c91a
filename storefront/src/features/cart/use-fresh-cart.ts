import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Reloads the cart after an order, which has emptied it here and on every other device. */
export function useFreshCart() {
  const client = useQueryClient();
  useEffect(() => {
    for (const queryKey of [["cart"], ["orders"]]) void client.invalidateQueries({ queryKey });
  }, [client]);
}
