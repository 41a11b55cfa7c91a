import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { root } from "../root";
import { PlainFailure } from "../setup/plain-failure.mjs";

/** What .dockerignore excludes from the build, in the folders that are copied. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|\.data|\.cache)(\/|$)|\.test\.tsx?$/;

/**
 * Follows a Dockerfile without Docker: each stage becomes a folder in `work`; COPY and RUN are executed as written.
 * What belongs to the image's own system (its folders, packages of Debian) is left out. Returns the folder of the last stage. A missing file or a failing command throws with the line.
 */
export function buildImage(dockerfile: string, work: string): string {
  const stages = new Map<string, string>();
  let stage = work;
  for (const line of instructionsOf(readFileSync(join(root, dockerfile), "utf8"))) {
    const [word = "", ...rest] = line.split(/\s+/);
    if (word === "FROM") {
      stage = join(work, `stage-${stages.size}`);
      mkdirSync(stage, { recursive: true });
      stages.set(rest[2] ?? String(stages.size), stage);
    } else if (word === "COPY") {
      copy(rest, stage, stages, `${dockerfile}: ${line}`);
    } else if (word === "RUN" && !/ \/data\b|apt-get/.test(line)) {
      run(rest.join(" "), stage, `${dockerfile}: ${line}`);
    }
  }
  return stage;
}

function instructionsOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
}

function copy(words: string[], stage: string, stages: Map<string, string>, line: string): void {
  const from = words[0]?.startsWith("--from=") ? stages.get(words[0].slice("--from=".length)) : root;
  if (!from) throw new PlainFailure(`${line}: there is no such stage`);
  const paths = words.filter((word) => !word.startsWith("--")).map((path) => path.replace(/^\/shop\/?/, ""));
  const target = paths.pop() ?? "";
  for (const path of paths) {
    const source = join(from, path);
    const isInto = target.endsWith("/") && path !== "";
    const goal = join(stage, target, isInto ? basename(path) : "");
    mkdirSync(dirname(goal), { recursive: true });
    try {
      cpSync(source, goal, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => from !== root || !LEFT_OUT.test(relative(root, file)),
      });
    } catch (error) {
      throw new PlainFailure(`${line}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

function run(command: string, stage: string, line: string): void {
  console.log(`  ${line}`);
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: stage, encoding: "utf8" });
  if (status !== 0) throw new PlainFailure(`${line} ended with ${status}:\n${stdout}\n${stderr}`);
}
