import { join } from "node:path";
import { env } from "../platform/env";
import { log } from "../platform/log";
import { runCommand } from "../platform/run-command";
import { moveUploads } from "../providers/file-bucket/move";
import { bucketOptions } from "../providers/file-bucket/options";
import { BucketFiles } from "../providers/file-bucket/service";

const usage =
  "npm run move-uploads -- to-bucket (or to-disk), with --remove to delete what was copied where it came from";

/** `move-uploads to-bucket|to-disk [--remove]`: copies the uploaded pictures to where they are kept from now on. */
void runCommand(async () => {
  const [direction, ...flags] = process.argv.slice(3);
  const isUnknown = flags.some((flag) => flag !== "--remove");
  if ((direction !== "to-bucket" && direction !== "to-disk") || isUnknown) throw new Error(usage);
  const options = bucketOptions(env());
  if (!options)
    throw new Error("There is no bucket: set S3_BUCKET and what belongs to it. See .env.example.");
  const places = {
    folder: join(env().DATA_DIR, "files"),
    bucket: new BucketFiles({ logger: log as never }, options),
    prefix: env().S3_PREFIX,
  };
  const removes = flags.includes("--remove");
  const { found, copied, removed, others } = await moveUploads(direction, places, {
    removes,
    say: console.log,
  });
  console.log(`${found} files of pictures: ${copied} copied now, ${found - copied} were there already.`);
  if (removes) console.log(`${removed} deleted where they came from, each after comparing it with its copy.`);
  if (others > 0) console.log(`${others} other files lie there and stay.`);
});
