import type { Plugin } from "vite";

const declared = /^((?:export )?(?:const|var|let) \w+ = )((?:\w+\.)?(?:forwardRef|createContext|memo)\()/gm;
const classes = /^(var \w+ = )(class extends \w+\.Component \{[\s\S]*?^\});/gm;
const named = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop what the shop does not use of libraries that ship as one file: of the router, forms, fetchers
 * and framework mode. Without the mark it must keep every component made by a call or from a class of React's, and with it all that it uses;
 * a name written onto a component for its developers' tools is such a use too.
 */
export function pureComponents(): Plugin {
  return {
    name: "pure-components",
    apply: "build",
    transform(code, id) {
      if (!/[\\/]node_modules[\\/](react-router|react-i18next|lucide-react)[\\/]/.test(id)) return undefined;
      const marked = code
        .replace(declared, "$1/* @__PURE__ */ $2")
        .replace(classes, "$1/* @__PURE__ */ (() => $2)();")
        .replace(named, "")
        .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;");
      return { code: marked, map: null };
    },
  };
}
