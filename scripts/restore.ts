import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreShop } from "./backup/restore-shop";
import { PlainFailure } from "./setup/plain-failure.mjs";

const usage = "Say which: npm run restore -- /the/backup [--replace]";

/** `npm run restore -- /the/backup [--replace]`: database and pictures, into a closed shop. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [folder] = positionals;
  if (!folder) throw new PlainFailure(usage);
  return restoreShop({ backup: resolve(folder), replaces: values.replace, until: "backup" });
}
