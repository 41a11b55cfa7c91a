import { readFileSync } from "node:fs";
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
