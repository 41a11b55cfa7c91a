import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findMissingOptionals } from "../lock/missing-optionals";
import { root } from "../root";
import type { Check } from "./check";

export const wholeLockCheck: Check = {
  name: "package-lock.json is whole",
  run: async () => {
    const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    const missing = findMissingOptionals(lock.packages).map(({ name, version }) => `${name}@${version}`);
    if (missing.length === 0) return { problems: [] };
    return { problems: [`run \`npm run complete-lock\`: it lacks ${missing.join(", ")}`] };
  },
};
