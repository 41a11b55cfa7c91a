import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { PlainFailure } from "../setup/plain-failure.mjs";
import { identityOf } from "./process-identity";

const record = z.object({
  identity: z.string(),
  pid: z.number(),
  url: z.string(),
  since: z.string(),
  databaseUrl: z.string().optional(),
  /** Identities of the processes it started, to wait for after a kill -9. */
  children: z.array(z.string()),
});

/** The record that a running shop keeps in its data folder. */
export type ShopRecord = z.infer<typeof record>;

const fileOf = (dataDir: string) => join(dataDir, "running.json");

/** The record of the shop that currently runs on this folder. */
export function findRunning(dataDir: string): ShopRecord | undefined {
  const last = readRecord(dataDir);
  return last && identityOf(last.pid) === last.identity ? last : undefined;
}

function readRecord(dataDir: string): ShopRecord | undefined {
  try {
    return record.parse(JSON.parse(readFileSync(fileOf(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}

/** The lock of this start: keep it up to date, and release it at the end. */
export type DataLock = {
  note: (change: Partial<ShopRecord>) => void;
  release: () => void;
  leftovers: string[];
};

/**
 * Claims the data folder for this process. Throws a sentence that names the process already running there.
 * `leftovers` are the children of an earlier start that was killed.
 */
export async function lockData(dataDir: string, url: string): Promise<DataLock> {
  const identity = identityOf(process.pid) ?? String(process.pid);
  const running = findRunning(dataDir);
  if (running) throw alreadyRunning(running);
  const leftovers = readRecord(dataDir)?.children ?? [];
  let mine: ShopRecord = { identity, pid: process.pid, url, since: new Date().toISOString(), children: [] };
  if (!writeFirst(dataDir, mine)) {
    write(dataDir, mine);
    // If two starts take over from a killed one at the same moment, the last to write has the lock and the other
    // reads that.
    await pause(60);
    const winner = findRunning(dataDir);
    if (winner && winner.identity !== identity) throw alreadyRunning(winner);
  }
  return {
    leftovers,
    note: (change) => {
      mine = { ...mine, ...change };
      try {
        write(dataDir, mine);
      } catch {
        // A disk that has become full must not close an open shop; the previous record still names this process.
      }
    },
    release: () => rmSync(fileOf(dataDir), { force: true }),
  };
}

/** True if there was no record yet: the system lets only one of several starts create it. */
function writeFirst(dataDir: string, content: ShopRecord): boolean {
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify(content), { mode: 0o600, flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function write(dataDir: string, content: ShopRecord): void {
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  renameSync(draft, fileOf(dataDir));
}

function alreadyRunning({ pid, url, since }: ShopRecord): PlainFailure {
  return new PlainFailure(
    `The shop already runs on this data at ${url} (process ${pid}, since ${since}): stop it with \`kill ${pid}\`, or start another one with DATA_DIR=.data/second PORT=8001 npm start.`,
  );
}
