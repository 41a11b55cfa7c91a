import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LockEntry } from "../lock/missing-optionals";
import { root } from "../root";
import type { Check } from "./check";

/** Two copies of these in one program break it: hooks, contexts and `instanceof` only work within one copy. */
const SINGLE = ["react", "react-dom", "react-router", "zod"];

/** The versions of one package in the lock, at any depth. */
export function copiesOf(packages: Record<string, LockEntry>, name: string): string[] {
  const places = Object.entries(packages).filter(
    ([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`),
  );
  return places.map(([path, { version }]) => `${version} in ${path}`);
}

export const oneCopyCheck: Check = {
  name: `one copy of ${SINGLE.join(", ")}`,
  run: async () => {
    const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    const doubled = SINGLE.map((name) => ({ name, copies: copiesOf(lock.packages, name) }));
    const problems = doubled
      .filter(({ copies }) => copies.length !== 1)
      .map(({ name, copies }) => `${name} is there ${copies.length} times: ${copies.join(", ")}`);
    return { problems };
  },
};
