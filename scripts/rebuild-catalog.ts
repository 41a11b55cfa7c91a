import { runBackendCommand } from "./start/backend-command";

/** `npm run rebuild-catalog`: rewrites the read model from the engine's records. */
export const main = (args: string[]): Promise<number> => runBackendCommand(["rebuild-catalog", ...args]);
