import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../src/providers/fetch-or-refuse.ts", import.meta.url));

/**
 * The SDK's client sends with the global `fetch`, and of a refusal keeps only the sentence. Its module is given the
 * panel's `fetch` instead, which throws the whole refusal before the client reads it.
 */
export function sdkFetch(): Plugin {
  return {
    name: "sdk-fetch",
    transform(code, id) {
      if (!/[\\/]@medusajs[\\/]js-sdk[\\/]dist[\\/]esm[\\/]client\.js/.test(id)) return undefined;
      if (!code.includes("yield fetch("))
        throw new Error("The SDK no longer sends its requests where the panel's fetch was put in");
      return { code: `import { fetch } from ${JSON.stringify(ours)};\n${code}`, map: null };
    },
  };
}
