import { useEffect } from "react";
import { takePendingAdd } from "./pending-add";
import { useAdd } from "./use-add";

/** Adds what a guest wanted to add, once they have signed in. */
export function usePendingAdd(userId: string | undefined) {
  const add = useAdd();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in triggers the add; it is taken once
  useEffect(() => {
    const pending = userId ? takePendingAdd() : undefined;
    if (userId && pending) void add(userId, pending);
  }, [userId]);
}
