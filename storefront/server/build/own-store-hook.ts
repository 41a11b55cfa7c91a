import type { Plugin } from "vite";

/** react-i18next takes a hook of React's from a package that also serves React 17; here React's own is enough. */
export function ownStoreHook(): Plugin {
  const shim = "use-sync-external-store/shim";
  return {
    name: "own-store-hook",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === shim ? `\0${shim}` : undefined),
    load: (id) => (id === `\0${shim}` ? 'export { useSyncExternalStore } from "react";' : undefined),
  };
}
