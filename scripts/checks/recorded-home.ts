import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What the backend of the demo shop says while its home page is rendered, by address: the content is always the same. A
 * journey says when the shop has more to say by now; `record-home.ts` writes it anew.
 */
export const recordedHome = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, "demo-home.json"), "utf8")) as Record<string, object>;
