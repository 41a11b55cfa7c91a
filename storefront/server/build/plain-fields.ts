import type { Plugin } from "vite";

/**
 * Fails the build if a class field's initial value has a call of arguments or a function in it: Safari 15 may not find
 * the names in it (WebKit 236843), and the scripts' target in vite.config.ts leaves class fields as they are.
 */
export function plainFields(): Plugin {
  return {
    name: "plain-fields",
    apply: "build",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const { start, end } of fieldValues(this.parse(chunk.code))) {
          const value = chunk.code.slice(start, end);
          if (value.includes("("))
            throw new Error(`Please set this class field in the constructor: ${value}`);
        }
      }
    },
  };
}

type Node = { type: string; start: number; end: number; value?: unknown };

function fieldValues(tree: unknown): Node[] {
  if (typeof tree !== "object" || tree === null) return [];
  const inside = Object.values(tree).flatMap(fieldValues);
  const isField = "type" in tree && tree.type === "PropertyDefinition";
  return isField && "value" in tree && isNode(tree.value) ? [tree.value, ...inside] : inside;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "start" in value && "end" in value;
