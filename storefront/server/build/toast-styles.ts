import type { Plugin } from "vite";

/**
 * The toast library injects its styles into the page when it loads, which the pages' CSP blocks. That line is
 * removed: the same styles come as a file, imported by src/components/toaster.tsx.
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
