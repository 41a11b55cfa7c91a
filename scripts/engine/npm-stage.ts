import { spawnSync } from "node:child_process";
import { npmCommand } from "../setup/npm-command.mjs";
import { type Stage, wholeTally } from "../testing/stage";

/** A step of npm that passes or fails as a whole, by its exit code; its output is shown. */
export function npmStage(name: string, args: string[], folder: string): Stage {
  return {
    name,
    run: async () => {
      const { status } = spawnSync(...npmCommand(args), { cwd: folder, stdio: "inherit" });
      return wholeTally(status);
    },
  };
}
