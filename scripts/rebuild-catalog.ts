import { runBackendCommand } from "./start/backend-command";

/** `npm run rebuild-catalog`: writes the read model anew from the engine's records. */
export const main = (args: string[]): Promise<number> => runBackendCommand(["rebuild-catalog", ...args]);
