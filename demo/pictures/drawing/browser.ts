import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserServer, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import type { Job } from "../page/job";
import type { Shot } from "../studio/shot";
import { shareNiceness } from "./polite";

/** Software WebGL, so that every machine draws the same picture. */
const flags = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--no-sandbox",
  "--disable-accelerated-2d-canvas",
];

async function bundlePage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "picture-studio-"));
  const entry = join(__dirname, "../page/main.ts");
  await build({ entryPoints: [entry], bundle: true, format: "iife", outfile: join(folder, "page.js") });
  const html = '<!doctype html><meta charset="utf-8"><script src="page.js"></script>';
  await writeFile(join(folder, "page.html"), html);
  return pathToFileURL(join(folder, "page.html")).href;
}

/** The headless browser that draws. It opens a fresh page now and then, which frees what the old one kept. */
export class DrawingBrowser {
  private page: Page | undefined;
  private drawn = 0;

  private constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly server: BrowserServer,
  ) {}

  static async open(): Promise<DrawingBrowser> {
    const url = await bundlePage();
    const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
    const server = await chromium.launchServer({ executablePath, args: flags });
    return new DrawingBrowser(await chromium.connect(server.wsEndpoint()), url, server);
  }

  private async freshPage(): Promise<Page> {
    await this.page?.close();
    const page = await this.browser.newPage();
    page.setDefaultTimeout(300_000);
    page.on("pageerror", (error) => console.error(`page: ${error.message}`));
    page.on("console", (line) => line.type() === "error" && console.error(`page: ${line.text()}`));
    await page.goto(this.url);
    const { pid } = this.server.process();
    if (pid) shareNiceness(pid);
    this.page = page;
    this.drawn = 0;
    return page;
  }

  /** Draws one job and returns the PNG. */
  async draw(job: Job, override: Partial<Shot> = {}): Promise<Buffer> {
    const page = this.page && this.drawn < 90 ? this.page : await this.freshPage();
    this.drawn++;
    const url = await page.evaluate(
      ([job, override]) =>
        (window as never as { draw: (j: Job, s: Partial<Shot>) => string }).draw(job, override),
      [job, override] as const,
    );
    return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
