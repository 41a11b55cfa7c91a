import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../root";

const read = (path: string) => readFileSync(join(root, path), "utf8");

type Compose = {
  services: Record<string, { image?: string; volumes?: string[]; environment?: Record<string, string> }>;
  volumes: Record<string, unknown>;
};
const { services, volumes } = parse(read("docker-compose.yml"), { merge: true }) as Compose;
const dockerfile = read("deploy/backend.Dockerfile");

it("the image has the pg_dump of the server that docker-compose.yml runs", () => {
  const [, server] = /^postgres:(\d+)/.exec(services.postgres?.image ?? "") ?? [];
  expect(server).toBeTruthy();
  expect(dockerfile).toContain(`postgresql-client-${server} `);
  expect(dockerfile).toContain(`PG_DUMP=/usr/lib/postgresql/${server}/bin/pg_dump`);
});

it("the worker backs up every night, to a volume that its user may write", () => {
  const { worker } = services;
  expect(worker?.environment?.BACKUP_DIR).toBe(`\${BACKUP_DIR:-/backups}`);
  expect(worker?.volumes).toContain(`\${SHOP_BACKUPS:-backups}:/backups`);
  // Uploads on the disk are part of it.
  expect(worker?.volumes).toContain("files:/data");
  expect(volumes).toHaveProperty("backups");
  expect(dockerfile).toContain("chown node:node /data /backups");
});

// The pictures' step of docs/operating.md, "Restore"; in the containers both folders are at the root.
const [restoring = "", copying = ""] =
  /^docker compose exec[^\n]+rename to shop' &&\n[^"]+sh -c "([^"]+)"[^`]+/m.exec(
    read("docs/operating.md"),
  ) ?? [];

it.each([{ pictures: [] }, { pictures: ["kite.webp", "lamp.webp"] }])(
  "the pictures of a backup come back as the documents say, also where it has $pictures.length",
  ({ pictures }) => {
    const folder = mkdtempSync(join(tmpdir(), "shop-compose-"));
    try {
      const [from, to] = [join(folder, "backups/monday/files"), join(folder, "data/files")];
      for (const path of [from, to]) mkdirSync(path, { recursive: true });
      for (const name of pictures) writeFileSync(join(from, name), "then");
      writeFileSync(join(to, "lamp.webp"), "now");
      const command = copying.replaceAll(" /", ` ${folder}/`);
      execFileSync("sh", ["-c", command], { env: { ...process.env, NIGHT: "monday" } });
      expect(readdirSync(to)).toEqual([...new Set([...pictures, "lamp.webp"])]);
      expect(readFileSync(join(to, "lamp.webp"), "utf8")).toBe("now");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

it("a shop that Compose restores opens only after every step before succeeded", () => {
  const steps = restoring.trim().split("\n");
  expect(steps.at(-1)).toMatch(/^docker compose up -d/);
  expect(steps.slice(0, -1).filter((step) => !step.endsWith("&&"))).toEqual([]);
});
