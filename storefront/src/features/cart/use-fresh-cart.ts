import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** After an order: it has emptied the cart, here and on every other device. */
export function useFreshCart() {
  const client = useQueryClient();
  useEffect(() => {
    for (const queryKey of [["cart"], ["orders"]]) void client.invalidateQueries({ queryKey });
  }, [client]);
}
