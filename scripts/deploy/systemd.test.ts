import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root";

const folder = join(root, "deploy/systemd");
const units = readdirSync(folder);
const textOf = (unit: string) => readFileSync(join(folder, unit), "utf8");
const settingOf = (unit: string, name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(textOf(unit))?.[1];

const hasAnalyze = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("the units for systemd", () => {
  it("are one for each process, and one that migrates", () => {
    expect(units.sort()).toEqual([
      "shop-migrate.service",
      "shop-server@.service",
      "shop-web@.service",
      "shop-worker.service",
    ]);
  });

  it.skipIf(!hasAnalyze || !existsSync("/usr/bin/node"))("are what systemd takes", () => {
    // Quietly: it tells of every unit of this machine that it does not like.
    const { stderr } = spawnSync(
      "systemd-analyze",
      ["verify", "--man=no", ...units.map((unit) => join(folder, unit))],
      {
        encoding: "utf8",
      },
    );
    expect(stderr.split("\n").filter((line) => line.includes("shop-"))).toEqual([]);
  });

  it.each(["shop-server@.service", "shop-worker.service", "shop-web@.service"])(
    "%s has the time that it takes to stop",
    (unit) => {
      const delayMs = Number(/SHUTDOWN_DELAY_MS=(\d+)/.exec(textOf(unit))?.[1] ?? 0);
      expect(Number(settingOf(unit, "TimeoutStopSec")) * 1_000).toBeGreaterThan(delayMs + 10_000);
      expect(settingOf(unit, "Restart")).toBe("always");
    },
  );

  it.each(units)("%s runs what is there, as a user of its own, without rights", (unit) => {
    const [, program = ""] = (settingOf(unit, "ExecStart") ?? "").split(" ");
    const source = program.replace("storefront/dist/server/main.js", "storefront/server/main.ts");
    expect(existsSync(join(root, source))).toBe(true);
    for (const line of [
      "User=shop",
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "ProtectSystem=strict",
      "StateDirectoryMode=0750",
    ])
      expect(textOf(unit).split("\n")).toContain(line);
  });

  // Without @pkey node is killed in its first moment; and what a later node asks for beyond the list must not kill it either.
  it.each(units)(
    "%s lets node ask for memory keys, and refuses what else it may not do without a kill",
    (unit) => {
      expect(settingOf(unit, "SystemCallFilter")?.split(" ")).toContain("@pkey");
      expect(settingOf(unit, "SystemCallErrorNumber")).toBe("EPERM");
    },
  );
});
