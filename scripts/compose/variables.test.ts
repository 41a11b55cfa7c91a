import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../root";

const read = (path: string) => readFileSync(join(root, path), "utf8");

type Compose = { services: Record<string, { environment?: Record<string, string> }> };
const { services } = parse(read("docker-compose.yml"), { merge: true }) as Compose;
const variablesOf = (name: string) => services[name]?.environment ?? {};

/** The variables that a process reads, by the keys of its schema. */
const readBy = (path: string) =>
  [...read(path).matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:z\b|given\()/gm)].map(([, name]) => name ?? "");

/** What the containers' own layout decides, what is for one's own machine alone, and what another variable stands for. */
const backendExceptions = [
  "HOST",
  "BACKEND_PORT",
  "DATA_DIR",
  "PG_DUMP",
  "DATABASE_EMBEDDED",
  "WAL_ARCHIVE_DIR",
  "BACKUP_DIR",
  "BACKUP_KEEP",
  "SERVER_ALONE",
  "ANSWER_WITHIN_MS",
  "RATE_LIMIT_FACTOR",
  "PUSH_LOCAL_ORIGIN",
  "WEBHOOK_LOCAL_ORIGIN",
  "RAZORPAY_API_URL",
  "RAZORPAY_CHECKOUT_URL",
  "SHIPROCKET_API_URL",
  // On a listener that no port of the file leads to.
  "ENGINE_ADMIN",
  "ENGINE_ADMIN_HOST",
  "ENGINE_ADMIN_PORT",
  "ENGINE_ADMIN_URL",
];

describe("a variable of .env reaches its process in the containers", () => {
  it.each(["backend", "backend-2", "worker"])("%s", (name) => {
    const given = variablesOf(name);
    const names = readBy("backend/src/platform/env.ts");
    expect(names.length).toBeGreaterThan(60);
    // Nobody is sent to a worker: it need not wait for a balancer when it ends.
    const exceptions = [...backendExceptions, ...(name === "worker" ? ["SHUTDOWN_DELAY_MS"] : [])];
    expect(names.filter((each) => !(each in given) && !exceptions.includes(each))).toEqual([]);
  });

  it.each(["web", "web-2"])("%s", (name) => {
    const names = readBy("storefront/server/env.ts");
    expect(names.length).toBeGreaterThan(12);
    const exceptions = ["HOST", "PORT", "CSP_EXTRA_ORIGINS"];
    expect(names.filter((each) => !(each in variablesOf(name)) && !exceptions.includes(each))).toEqual([]);
  });

  it("as itself, with the file's own database and Redis where none is named", () => {
    for (const [name, value] of Object.entries({ ...variablesOf("backend"), ...variablesOf("web") }))
      if (!["NODE_ENV", "WORKER_MODE", "SHOP_SEED"].includes(name)) expect(value).toContain(`\${${name}:`);
    expect(variablesOf("backend").DATABASE_URL).toMatch(/@postgres:5432\/shop\}$/);
    expect(variablesOf("backend").REDIS_URL).toMatch(/@redis:6379\}$/);
  });
});
