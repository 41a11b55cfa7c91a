import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase, refuseWithoutShop } from "./backend-command";
import { parseLauncherEnv } from "./env";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-command-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("makes no shop where there is none, and says how to name the one that is meant", async () => {
  const dataDir = join(folder, "elsewhere");
  await expect(openDatabase(parseLauncherEnv({ DATA_DIR: dataDir }))).rejects.toMatchObject({
    name: "PlainFailure",
    message: expect.stringContaining(`There is no shop in ${dataDir}`),
  });
  expect(readdirSync(folder)).toEqual([]);
});

it("takes a folder with a database, and a database that is named", async () => {
  mkdirSync(join(folder, "postgres"));
  expect(() => refuseWithoutShop(parseLauncherEnv({ DATA_DIR: folder }))).not.toThrow();
  const named = "postgres://shop@127.0.0.1:1/shop";
  const elsewhere = { DATA_DIR: join(folder, "elsewhere"), DATABASE_URL: named };
  const { databaseUrl, close } = await openDatabase(parseLauncherEnv(elsewhere));
  await close();
  expect(databaseUrl).toBe(named);
});
