import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const playwright = join(
  dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
  "cli.js",
);
const LONGEST_MS = 240_000;

/** Ways to install a Chromium, the least intrusive first; each returns whether it seems to have worked. */
export const waysToInstall: { name: string; isPossible: () => boolean; run: () => Promise<boolean> }[] = [
  {
    name: "Playwright's download",
    isPossible: () => true,
    run: () => succeeds(process.execPath, [playwright, "install", "chromium"]),
  },
  {
    name: "Debian's package",
    isPossible: () => process.getuid?.() === 0,
    run: async () => {
      if (!(await succeeds("apt-get", ["update", "-qq"]))) return false;
      // Older versions of Debian have it only with its windows.
      return (await installs("chromium-headless-shell")) || (await installs("chromium"));
    },
  },
];

const installs = (name: string) =>
  succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);

function succeeds(program: string, args: string[]): Promise<boolean> {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
    // A closed network should be detected within seconds: there is a second way.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
  };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"], timeout: LONGEST_MS });
  child.stderr.resume();
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}
