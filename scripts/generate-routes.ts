import { runBackendTool } from "./backend-tool";

/** `npm run generate-routes`: writes the route lists for browsers from the contract's table. Needs no database. */
export const main = (): Promise<number> => runBackendTool("generate-routes");
