import { useEffect } from "react";
import { takeWish } from "./pending-wish";
import { useAdd } from "./use-add";

/** Grants what a guest had wished for, once they have signed in. */
export function usePendingWish(userId: string | undefined) {
  const add = useAdd();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in is what grants the wish; it is taken once
  useEffect(() => {
    const wish = userId ? takeWish() : undefined;
    if (userId && wish) void add(userId, wish);
  }, [userId]);
}
