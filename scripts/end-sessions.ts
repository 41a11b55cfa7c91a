import { runBackendCommand } from "./start/backend-command";

/** `npm run end-sessions [-- you@example.com]`: signs out all users, or one. */
export const main = (args: string[]): Promise<number> => runBackendCommand(["end-sessions", ...args]);
