import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DrawingBrowser } from "./drawing/browser";
import { contactSheet } from "./drawing/contact-sheet";
import { sceneJobs } from "./drawing/jobs";
import { samplesOf } from "./drawing/samples";
import { type Kind, kinds } from "./vocabulary";

/**
 * Draws small quick samples of kinds, or of scenes, into a folder with one contact sheet:
 * `tsx demo/pictures/preview.ts --to folder phone kurta slide-1`. Nothing goes to demo/pictures/drawn.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string", default: "." },
      size: { type: "string", default: "480" },
      frames: { type: "string", default: "8" },
      columns: { type: "string", default: "5" },
    },
  });
  const folder = values.to;
  await mkdir(folder, { recursive: true });
  const jobs = positionals.flatMap((word) =>
    word.split(":")[0] !== undefined && (word.split(":")[0] as string) in kinds
      ? samplesOf(word.split(":")[0] as Kind).filter((job) => job.name.includes(word.split(":")[1] ?? ""))
      : sceneJobs.filter((job) => job.name.startsWith(word)),
  );
  const browser = await DrawingBrowser.open();
  const size = Number(values.size);
  const pictures: Buffer[] = [];
  for (const job of jobs) {
    const wide = "scene" in job && !job.name.startsWith("tile");
    const begin = Date.now();
    const override = {
      width: size,
      height: wide ? Math.round((size * 9) / 16) : size,
      frames: Number(values.frames),
    };
    try {
      const png = await browser.draw(job, override);
      pictures.push(png);
      await writeFile(join(folder, `${job.name}.png`), png);
      console.log(`${job.name} ${Date.now() - begin} ms`);
    } catch (error) {
      console.error(job.name, error instanceof Error ? error.message.slice(0, 400) : error);
    }
  }
  await browser.close();
  await writeFile(join(folder, "contact.png"), await contactSheet(pictures, Number(values.columns), size));
}

void main();
