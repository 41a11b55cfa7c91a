import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root";

/**
 * Node's arguments for a process that stops cleanly when whoever started it has gone, in whatever way: it needs a channel
 * (`ipc`) to its parent.
 */
export const endWithParent = [
  "--import",
  pathToFileURL(join(root, "scripts", "start", "end-with-parent.mjs")).href,
] as const;
