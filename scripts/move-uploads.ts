import { runBackendCommand } from "./start/backend-command";

/** `npm run move-uploads -- to-bucket|to-disk [--remove]`: copies the uploaded pictures into the bucket, or back. */
export const main = (args: string[]): Promise<number> => runBackendCommand(["move-uploads", ...args]);
