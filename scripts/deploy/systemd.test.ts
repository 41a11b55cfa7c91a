import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { backendSecrets, webSecrets } from "../../backend/src/contract/secret-files";
import { root } from "../root";

const folder = join(root, "deploy/systemd");
const units = readdirSync(folder);
const textOf = (unit: string) => readFileSync(join(folder, unit), "utf8");
const ofNode = units.filter((unit) => unit !== "shop-balancer.service");
const ofShop = ofNode.filter((unit) => unit !== "shop-web@.service");
const settingOf = (unit: string, name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(textOf(unit))?.[1];

const hasAnalyze = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe("the units for systemd", () => {
  it("are one for each process, one that migrates, and the balancer", () => {
    expect(units.sort()).toEqual([
      "shop-balancer.service",
      "shop-migrate.service",
      "shop-server@.service",
      "shop-web@.service",
      "shop-worker.service",
    ]);
  });

  it.skipIf(!hasAnalyze)("are what systemd takes", () => {
    // Of a program that is not on this machine it would say that, and nothing else of the unit.
    const runnable = units.filter((unit) =>
      existsSync((settingOf(unit, "ExecStart") ?? "").split(" ")[0] ?? ""),
    );
    // Quietly: it tells of every unit of this machine that it does not like.
    const { stderr } = spawnSync(
      "systemd-analyze",
      ["verify", "--man=no", ...runnable.map((unit) => join(folder, unit))],
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
    const file = (settingOf(unit, "ExecStart") ?? "")
      .split(" ")
      .find((word) => word.includes("/", 1) && !word.startsWith("/"));
    const source = file?.replace("storefront/dist/server/main.js", "storefront/server/main.ts") ?? "";
    expect(existsSync(join(root, source))).toBe(true);
    const isOfShop = ofShop.includes(unit);
    const lines = textOf(unit).split("\n");
    for (const line of [
      isOfShop ? "User=shop" : "DynamicUser=yes",
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "ProtectSystem=strict",
    ])
      expect(lines).toContain(line);
    const folder = settingOf(unit, "StateDirectory");
    expect(folder === "shop").toBe(isOfShop);
    if (folder) expect(lines).toContain("StateDirectoryMode=0750");
  });

  // What a process with the user of another reads in /proc is that one's environment.
  it("a web process shares neither user nor folder with those that know the shop's secrets", () => {
    const text = textOf("shop-web@.service");
    expect(text).not.toMatch(/^(User|Group|SupplementaryGroups|StateDirectory)=/m);
    expect(text).not.toContain("DATA_DIR");
  });

  // The file wins over Environment=, and a copy of .env.example says NODE_ENV=development and BACKEND_PORT=9000.
  it.each(
    Object.entries({
      "shop-server@.service": ["NODE_ENV=production", "WORKER_MODE=server", "BACKEND_PORT=%i"],
      "shop-worker.service": ["NODE_ENV=production", "WORKER_MODE=worker", "BACKEND_PORT=9000"],
      "shop-web@.service": ["NODE_ENV=production", "PORT=%i"],
      "shop-migrate.service": ["NODE_ENV=production"],
    }),
  )("%s stays what it is, whatever the file of variables says", (unit, own) => {
    const words = settingOf(unit, "ExecStart")?.split(" ") ?? [];
    expect(words.slice(0, own.length + 2)).toEqual(["/usr/bin/env", ...own, "/usr/bin/node"]);
  });

  // Without @pkey node is killed in its first moment; and what a later node asks for beyond the list must not kill it either.
  it("a web process gets no secret that only servers need", () => {
    const unset = [...textOf("shop-web@.service").matchAll(/^UnsetEnvironment=(.*)$/gm)].flatMap(
      ([, names]) => names?.split(" "),
    );
    const ofServers = backendSecrets.filter((name) => !(webSecrets as readonly string[]).includes(name));
    expect(unset.sort()).toEqual([...ofServers].sort());
  });

  it("the worker backs up every night, to where it may write", () => {
    expect(textOf("shop-worker.service").split("\n")).toContain(
      "Environment=BACKUP_DIR=/var/lib/shop/backups",
    );
  });

  it("the balancer answers on this machine alone, and knows no secret of the shop", () => {
    const text = textOf("shop-balancer.service");
    expect(text).toContain("BALANCER_HOST=127.0.0.1");
    expect(text).not.toContain("EnvironmentFile");
  });

  it.each(ofNode)(
    "%s lets node ask for memory keys, and refuses what else it may not do without a kill",
    (unit) => {
      expect(settingOf(unit, "SystemCallFilter")?.split(" ")).toContain("@pkey");
      expect(settingOf(unit, "SystemCallErrorNumber")).toBe("EPERM");
    },
  );
});
