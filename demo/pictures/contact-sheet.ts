import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { contactSheet } from "./drawing/contact-sheet";
import { allJobs } from "./drawing/jobs";
import { drawnFolder } from "./drawing/record";

/** Puts one drawn picture of each kind on a sheet, demo/pictures/contact-sheet.webp. */
async function main(): Promise<void> {
  const firsts = new Map<string, string>();
  for (const job of allJobs) {
    const file = join(drawnFolder, `${job.name}-320.webp`);
    if ("spec" in job && !firsts.has(job.spec.kind) && existsSync(file)) firsts.set(job.spec.kind, file);
  }
  const pictures = await Promise.all([...firsts.values()].map((file) => readFile(file)));
  await sharp(await contactSheet(pictures, 10, 160))
    .webp({ quality: 74 })
    .toFile(join(__dirname, "contact-sheet.webp"));
}

void main();
