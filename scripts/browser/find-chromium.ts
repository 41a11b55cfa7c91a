import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { PlainFailure } from "../setup/plain-failure.mjs";

/** The first is Chromium without its windows: the same pages in two thirds of the time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/** A Chromium that starts on this machine: CHROMIUM_PATH, the system's, or Playwright's; undefined if there is none. */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new PlainFailure(
      `CHROMIUM_PATH names ${named}, and that is no Chromium that starts: correct or remove it.`,
    );
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const ofSystem = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...ofSystem, await ofPlaywright()].find((path) => path !== undefined && starts(path));
}

async function ofPlaywright(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** Some systems have a stub there that only prints where to get the real one: check its version. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    const options: ExecFileSyncOptionsWithStringEncoding = {
      encoding: "utf8",
      timeout: 20_000,
      stdio: "pipe",
    };
    return /\d+\.\d+/.test(execFileSync(path, ["--version", "--no-sandbox"], options));
  } catch {
    return false;
  }
}
