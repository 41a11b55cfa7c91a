import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const file = join(import.meta.dirname, "server-log.ts");

/** What a process with this body writes to its output, line by line, and whether it ended well. */
function written(body: string): { lines: string[]; isFailed: boolean } {
  const program = `const { logEverything, serverLog } = require(${JSON.stringify(file)});
    const log = serverLog("web"); logEverything(log); ${body}`;
  const args = ["--import", "tsx", "--eval", program];
  try {
    return {
      lines: linesOf(execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" })),
      isFailed: false,
    };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { lines: linesOf(stdout + stderr), isFailed: true };
  }
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);
const read = (line: string) => JSON.parse(line) as Record<string, unknown>;

it("each line of a server is JSON with level, time, process and message, whoever writes it", () => {
  const { lines, isFailed } = written(`
    log.warn("ours");
    console.log("web ready %s", "http://localhost:1");
    console.warn("\\u001b[33mof a library\\u001b[39m\\nin two lines");
    console.error(new Error("printed"));
    process.emitWarning("old", "DeprecationWarning", "DEP0");
    log.info("not at this level");`);
  expect(isFailed).toBe(false);
  const entries = lines.map(read);
  expect(
    entries.map(({ level, process, msg }) => [level, process, String(msg).split("\n    at ")[0]]),
  ).toEqual([
    [40, "web", "ours"],
    [30, "web", "web ready http://localhost:1"],
    [40, "web", "of a library\nin two lines"],
    [50, "web", "Error: printed"],
    [40, "web", "old"],
  ]);
  for (const { time } of entries) expect(time).toBeGreaterThan(1_700_000_000_000);
});

it("a server that fails says so in its log, and ends", () => {
  const { lines, isFailed } = written(`Promise.reject(new Error("the database went away"));`);
  expect(isFailed).toBe(true);
  expect(lines.map(read)).toMatchObject([
    {
      level: 60,
      msg: "the database went away",
      err: { name: "Error", stack: expect.stringContaining("at ") },
    },
  ]);
});

it("an error of the engine's query builder is logged by what the database said, without the statement and its values", () => {
  const { lines } = written(`
    const failed = Object.assign(
      new Error("insert into \\"customer\\" (\\"email\\") values ('asha@example.in')\\n - canceling statement due to user request"),
      { code: "57014", name: "DriverException" },
    );
    failed.stack += "\\n\\nprevious error: values ('asha@example.in')\\n    at elsewhere (pg.js:1:1)";
    log.error({ err: failed }, "unexpected");
    Promise.reject(failed);`);
  expect(lines.join()).not.toContain("asha");
  const entries = lines.map(read) as { msg: string; err: Record<string, string> }[];
  const said = "canceling statement due to user request";
  expect(entries.map(({ msg }) => msg).sort()).toEqual([said, "unexpected"]);
  for (const { err } of entries) {
    expect(err).toMatchObject({ name: "DriverException", message: said, code: "57014" });
    expect(err.stack?.split("\n")[0]).toBe(`DriverException: ${said}`);
    expect(err.stack).toContain("    at elsewhere (pg.js:1:1)");
  }
});
