import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DrawingBrowser } from "./drawing/browser";
import { filesOf, sceneWidths, widths, writeFiles } from "./drawing/encode";
import { fingerprint } from "./drawing/fingerprint";
import { allJobs } from "./drawing/jobs";
import { drawnFolder, type Entry, readRecord, writeRecord } from "./drawing/record";
import type { Job } from "./page/job";

/** A tile is square like a product picture; the other scenes are wide. */
const widthsOf = (job: Job) => ("scene" in job && !job.scene.startsWith("tile") ? sceneWidths : widths);

const isComplete = (job: Job) =>
  filesOf(job.name, widthsOf(job)).every((file) => existsSync(join(drawnFolder, file)));

async function keep(job: Job, hash: string, png: Buffer, record: Record<string, Entry>): Promise<void> {
  record[job.name] = { hash, ...(await writeFiles(png, drawnFolder, job.name, widthsOf(job))) };
  await writeRecord(record);
}

/**
 * Draws every missing or outdated picture into demo/pictures/drawn. It can be stopped at any time and continues where
 * it was. Arguments restrict it to names that start with one of them: `tsx demo/pictures/draw.ts phone`.
 */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wanted = (job: Job) =>
    positionals.length === 0 || positionals.some((word) => job.name.startsWith(word));
  await mkdir(drawnFolder, { recursive: true });
  const record = await readRecord();
  const stale: [Job, string][] = [];
  for (const job of allJobs.filter(wanted)) {
    const hash = await fingerprint(job);
    if (record[job.name]?.hash !== hash || !isComplete(job)) stale.push([job, hash]);
  }
  console.log(`${stale.length} pictures to draw`);
  if (stale.length === 0) return;
  const browser = await DrawingBrowser.open();
  let failed = 0;
  let writing = Promise.resolve();
  for (const [i, [job, hash]] of stale.entries()) {
    const begin = Date.now();
    try {
      const png = await browser.draw(job);
      await writing;
      // The files are written while the next picture is drawn.
      writing = keep(job, hash, png, record);
      console.log(`${i + 1}/${stale.length} ${job.name} ${Date.now() - begin} ms`);
    } catch (error) {
      failed++;
      console.error(`${job.name} failed: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    }
  }
  await writing;
  await browser.close();
  if (failed > 0) process.exitCode = 1;
}

void main();
