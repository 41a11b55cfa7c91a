import type { Plugin } from "vite";

/**
 * lucide-react writes nine attributes on every drawing, which are the same on each, and carries 4 kB of code that
 * computes them: the style sheet says them once (`.icon` in src/styles/shapes.css). The drawings stay the library's, without
 * their names and the random keys of their lines, which do not compress.
 */
export function leanIcons(): Plugin {
  const lean = "\0lean-icon";
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    resolveId: (id, from = "") =>
      id === "../createLucideIcon.mjs" && /[\\/]lucide-react[\\/]/.test(from) ? lean : undefined,
    load: (id) =>
      id === lean
        ? `import { createElement } from "react";
/* @__NO_SIDE_EFFECTS__ */ export default function icon({ node }) {
  return ({ className = "", ...more }) =>
    createElement("svg", { viewBox: "0 0 24 24", className: "icon " + className, "aria-hidden": true, ...more },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)));
}`
        : undefined,
    transform: (code, id) =>
      /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)
        ? code
            .replace(/, key: "[^"]*"/g, "")
            .replace(/name: "[^"]*",\s*size: 24,/, "")
            .replace("__iconData.node;", "")
        : undefined,
  };
}
