import { main as alone } from "../bench/index-at-scale";
import { main as inBackend } from "../bench/index-in-backend";

/** The index by itself, or with `--backend` in a whole backend with a database. */
export const main = (args: string[]): Promise<number> =>
  args.includes("--backend") ? inBackend(args) : alone(args);
