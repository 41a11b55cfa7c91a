import { isAbsolute } from "node:path";
import { writeBackup } from "../backup/write-backup";
import { directDatabaseUrl, env } from "../platform/env";
import { runCommand } from "../platform/run-command";

/** `backup FOLDER`: database and pictures, now and where it says, for a container, where `npm run backup` is not. */
void runCommand(async () => {
  const folder = process.argv[3];
  // This command runs in a folder of the image, where a backup would be lost with the container.
  if (!folder || !isAbsolute(folder)) throw new Error("Say where to: backup /backups/before-the-upgrade");
  const { DATA_DIR, DATABASE_EMBEDDED, PG_DUMP, S3_BUCKET } = env();
  const { files, madeAt } = await writeBackup({
    databaseUrl: directDatabaseUrl(),
    dataDir: DATA_DIR,
    target: folder,
    isEmbedded: DATABASE_EMBEDDED === "1",
    pgDump: PG_DUMP,
    uploadsIn: S3_BUCKET,
  });
  console.log(`${folder}: the shop as of ${madeAt}, ${files.length - 1} pictures. Copy it off this machine.`);
});
