import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const smallest = 2 ** 20;

/** Mounts a disk of so many bytes on this folder, which is to be empty. */
export const mountDisk = (folder: string, bytes = smallest, mode = "0777"): void =>
  void execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=${mode}`, "tmpfs", folder], {
    // What it says stands in the error.
    stdio: ["ignore", "ignore", "pipe"],
  });

/** Gives a mounted disk another size, which is to be larger than what lies there. */
export const resizeDisk = (folder: string, bytes: number): void =>
  void execFileSync("mount", ["-o", `remount,size=${bytes}`, folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });

export const unmountDisk = (folder: string): void =>
  void execFileSync("umount", [folder], { stdio: "ignore" });

/** Why no small disk can be mounted here; undefined for root on Linux. */
export function mountRefused(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "shop-faults-disk-"));
  try {
    mountDisk(folder);
    unmountDisk(folder);
    return undefined;
  } catch {
    return "no small disk can be mounted here";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
