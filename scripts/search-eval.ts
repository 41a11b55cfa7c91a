import { runBackendTool } from "./backend-tool";

/** `npm run search:eval`: recall@5 of the fixed queries over the demo catalogue, per script. Needs no database. */
export const main = (args: string[]): Promise<number> =>
  runBackendTool("search-eval", "demo/bin/demo.cjs", args);
