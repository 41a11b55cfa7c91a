import type { Plugin } from "vite";

/**
 * The toasts' library writes its styles into the page as it loads, which the pages' policy refuses. That line is left out: the
 * same styles come as a file, which src/components/toaster.tsx imports.
 */
export function toastStyles(): Plugin {
  return {
    name: "toast-styles",
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return undefined;
      const without = code.replace(/^__insertCSS\(.*\);?$/m, "");
      if (without === code)
        throw new Error("The toasts' library no longer writes its styles where we left them out");
      return { code: without, map: null };
    },
  };
}
