import type { Plugin } from "vite";

const exported = /^export function (\w+)/gm;

/**
 * Leaves the parts of pages that only the server writes, used behind `import.meta.env.SSR`, out of the browser's
 * build. The bundler drops their code by itself, but not the files it had meant for it.
 */
export function serverOnly(): Plugin {
  return {
    name: "server-only",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/(structured|plain)\//.test(id)) return undefined;
      const names = [...code.matchAll(exported)].map(([, name]) => `export const ${name} = undefined;`);
      return { code: names.join("\n"), map: null, moduleSideEffects: false };
    },
  };
}
