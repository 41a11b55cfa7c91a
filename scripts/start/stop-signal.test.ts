import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root";

const waiter = `
  import(${JSON.stringify(join(root, "scripts", "start", "stop-signal.ts"))}).then(async ({ waitForStop }) => {
    const stopped = waitForStop(() => {});
    const open = setInterval(() => {}, 1_000);
    console.log("open");
    console.log("stopped by " + await stopped);
    clearInterval(open);
  });`;

/** Like npm runs a command: a shell with our process under it. */
function underShell(env: NodeJS.ProcessEnv) {
  const command = `"${process.execPath}" --import tsx -e '${waiter}'; exit $?`;
  const shell = spawn("sh", ["-c", command], { cwd: root, env: { ...process.env, ...env } });
  const lines: string[] = [];
  shell.stdout.setEncoding("utf8").on("data", (text: string) => lines.push(...text.trim().split("\n")));
  return { shell, lines };
}

it("stops when npm was told to, though only the shell between them heard of it", async () => {
  const { shell, lines } = underShell({ npm_lifecycle_event: "start" });
  await expect.poll(() => lines).toEqual(["open"]);
  shell.kill("SIGTERM");
  // The output stays open until the process under the shell has ended too.
  await once(shell, "close");
  expect(lines).toEqual(["open", "stopped by SIGTERM"]);
});
