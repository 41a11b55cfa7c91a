import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Fault, Outcome } from "../fault";
import { checkClients } from "../shop/assertions";
import { Clients } from "../shop/clients";
import { mountDisk, mountRefused, resizeDisk, unmountDisk } from "../testbed/small-disk";
import type { Testbed } from "../testbed/testbed";

const people = 4;
const calmMs = 1_500;
const fullMs = 3_000;
const mebibyte = 2 ** 20;
/** Beside what lies there. */
const spare = 64 * mebibyte;

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** Takes all the room that is left; returns what gives it back. */
function fill(folder: string): () => void {
  const filler = join(folder, "filler");
  const block = Buffer.alloc(mebibyte);
  try {
    for (;;) appendFileSync(filler, block);
  } catch {
    // Full.
  }
  return () => rmSync(filler);
}

/** More of the log than the disk has room for, a row at a time: PostgreSQL stops in the middle of it. */
const flood = "insert into fault_wal select md5(at::text) from generate_series(1, 3000000) at";

/** The disk of the write-ahead log is full while people order: PostgreSQL crashes, and goes on when there is room again. */
export const walDiskFull: Fault = {
  name: "wal-disk-full",
  unit: "full disks",
  full: 5,
  small: 0,
  shape: "one",
  unable: mountRefused,
  run: async (testbed, amount) => {
    const { database } = testbed;
    const folder = mkdtempSync(join(tmpdir(), "shop-faults-wal-"));
    const size = sizeOf(database.walFolder) + spare;
    mountDisk(folder, size, "0755");
    const putBack = await database.putWalInto(folder);
    try {
      return await shopOnFullDisk(testbed, amount, { folder, size });
    } finally {
      await putBack().finally(() => {
        unmountDisk(folder);
        rmSync(folder, { recursive: true });
      });
    }
  },
};

type Disk = { folder: string; size: number };

async function shopOnFullDisk(testbed: Testbed, amount: number, disk: Disk): Promise<Outcome> {
  const { database } = testbed;
  await database.query("create table fault_wal (filling text)");
  const clients = await Clients.open(testbed, people);
  const notFull: string[] = [];
  for (let round = 0; round < amount; round += 1) {
    await pause(calmMs);
    const giveBack = fill(disk.folder);
    await database.query(flood).then(
      () => notFull.push("the disk never was full: nothing was tried"),
      () => {},
    );
    await pause(fullMs);
    giveBack();
    // What PostgreSQL wrote itself stays until it has come back, and for that it must write some more.
    resizeDisk(disk.folder, disk.size + (round + 1) * spare);
    await database.comeBack();
  }
  await pause(calmMs);
  const checked = await checkClients(testbed, clients);
  await database.query("drop table fault_wal");
  checked.violations.push(...notFull);
  if (testbed.backends.some(({ isRunning }) => !isRunning))
    checked.violations.push("a process of the shop ended with the database");
  return checked;
}
