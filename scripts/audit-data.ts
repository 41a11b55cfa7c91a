import { runBackendCommand } from "./start/backend-command";

/** `npm run audit:data`: checks stock, money and orders against each other; fails if anything does not add up. */
export const main = (args: string[]): Promise<number> => runBackendCommand(["audit-data", ...args]);
