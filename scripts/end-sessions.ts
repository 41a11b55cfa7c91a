import { runBackendCommand } from "./start/backend-command";

/** `npm run end-sessions [-- you@example.com]`: signs everybody out at once, or one person. */
export const main = (args: string[]): Promise<number> => runBackendCommand(["end-sessions", ...args]);
