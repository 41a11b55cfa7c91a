import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/root";
import type { Variables } from "./backend";

type Printed = { stdout: string; stderr: string };

/** Runs the shop's own `audit-data`; returns its findings, one line each. */
export async function audit(env: Variables): Promise<string[]> {
  const program = join(root, "backend", "bin", "backend.cjs");
  try {
    await promisify(execFile)(process.execPath, [program, "audit-data"], { env: { ...process.env, ...env } });
    return [];
  } catch (error) {
    const { stdout = "", stderr = "" } = error as Partial<Printed>;
    const lines = stdout.split("\n").filter((line) => /^(✗| {4})/.test(line));
    return lines.length > 0 ? lines.map((line) => `audit: ${line.trim()}`) : [`audit failed: ${stderr}`];
  }
}
