// @ts-check
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countInstalled } from "./count-installed.mjs";
import { isInstalled, markInstalled } from "./installed-state.mjs";
import { npmCommand } from "./npm-command.mjs";
import { PlainFailure } from "./plain-failure.mjs";

const NEEDED_MB = 1500;

/**
 * Makes node_modules match package-lock.json with `npm ci`, and prints its progress.
 * Does nothing when it already matches. Two commands started at once wait for each other.
 * @param {string} root
 */
export async function installLibraries(root) {
  if (isInstalled(root)) return;
  const release = await takeTurn(root);
  try {
    if (isInstalled(root)) return;
    refuseFullDisk(root);
    console.log("Installing the libraries (once, two minutes or so) …");
    refuseFailure(await runNpm(root, ["ci"]));
    markInstalled(root);
  } finally {
    release();
  }
}

/** @param {string} root */
function refuseFullDisk(root) {
  const disk = statfsSync(root);
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 1e6);
  if (freeMb >= NEEDED_MB) return;
  throw new PlainFailure(
    `The libraries need about ${NEEDED_MB} MB, and the disk that holds ${root} has ${freeMb} MB left: free some room and try again.`,
  );
}

/**
 * Runs npm to its end and prints its progress every ten seconds.
 * @param {string} root
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>} the last of what it printed
 */
function runNpm(root, command) {
  const packages = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const expected = Object.entries(packages).filter(
    ([path, entry]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !entry.optional,
  ).length;
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  // Development dependencies build the front ends, so they are needed in production too.
  const args = [...command, "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
  const child = spawn(...npmCommand(args), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-20_000);
    });
  }
  const ticker = setInterval(() => {
    const share = Math.min(99, Math.round((countInstalled(root) / expected) * 100));
    console.log(`  … ${share} % of the packages, ${seconds()} s`);
  }, 10_000);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ code: -1, output: error.message }));
    child.on("close", (code) => {
      clearInterval(ticker);
      if (code === 0) console.log(`  installed in ${seconds()} s`);
      resolve({ code: code ?? -1, output });
    });
  });
}

/**
 * Nothing else is tried: `npm install` would choose versions that nobody has tested with this code.
 * @param {{ code: number, output: string }} result
 */
function refuseFailure({ code, output }) {
  if (code === 0) return;
  if (output.includes("EUSAGE")) {
    throw new PlainFailure(
      "The libraries were not installed: package-lock.json does not fit package.json, and other versions than the locked ones are never taken. `git checkout package.json package-lock.json` brings back the pair that belongs together.",
    );
  }
  const reason = output.includes("ENOSPC") ? "the disk is full" : `npm ended with code ${code}`;
  const lines = output.split("\n").filter((line) => /^npm error \S/.test(line));
  throw new PlainFailure(
    `The libraries could not be installed: ${reason}.\n${(lines.length > 0 ? lines : [output.trim()]).slice(0, 12).join("\n")}`,
  );
}

/**
 * @param {string} root
 * @returns {Promise<() => void>}
 */
async function takeTurn(root) {
  const folder = join(root, ".cache");
  const file = join(folder, "installing");
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new PlainFailure(
      `The folder ${root} cannot be written by this user, so nothing can be installed there.`,
    );
  }
  let hasSpoken = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "EEXIST")
        throw new PlainFailure(`The folder ${folder} cannot be written by this user (${code}).`);
    }
    const holder = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    if (!isAlive(holder)) rmSync(file, { force: true });
    else {
      if (!hasSpoken) console.log(`Waiting for another install in this folder (process ${holder}) …`);
      hasSpoken = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
