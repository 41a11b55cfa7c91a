import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and at the first render, true once the page listens: buttons that need scripts wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
