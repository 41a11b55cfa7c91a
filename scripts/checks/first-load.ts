import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../root";
import type { Check } from "./check";

/** The most JavaScript that a first visit to any page of the shop may fetch, gzipped. */
const MOST_BYTES = 130_000;

const report = z.record(z.string(), z.object({ bytesGzip: z.number() }));

/** Pages over the limit, one sentence each. */
export function tooHeavy(pages: z.infer<typeof report>, most = MOST_BYTES): string[] {
  return Object.entries(pages)
    .filter(([, { bytesGzip }]) => bytesGzip > most)
    .map(
      ([page, { bytesGzip }]) =>
        `${page} fetches ${inKb(bytesGzip)} of JavaScript; ${inKb(most)} is the most`,
    );
}

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Reads the report of the storefront's build. */
export const firstLoadCheck: Check = {
  name: `first-load JavaScript at most ${inKb(MOST_BYTES)}`,
  run: async () => {
    const file = join(root, "storefront", "dist", "client", "first-load.json");
    const pages = report.parse(JSON.parse(readFileSync(file, "utf8")));
    const heaviest = Object.entries(pages).sort(([, one], [, other]) => other.bytesGzip - one.bytesGzip);
    const note = heaviest.map(([page, { bytesGzip }]) => `${page} ${inKb(bytesGzip)}`).join(", ");
    return { problems: tooHeavy(pages), note };
  },
};
