import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { readEnv } from "../../backend/src/platform/env";
import { root } from "../root";
import { parseLauncherEnv } from "./env";

const example = parseEnv(readFileSync(join(root, ".env.example"), "utf8"));

it.each(["scripts/start/env.ts", "backend/src/platform/env.ts", "storefront/server/env.ts"])(
  "explains every variable that %s reads",
  (file) => {
    const source = readFileSync(join(root, file), "utf8");
    const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(example, `${name} in .env.example`).toHaveProperty(name ?? "");
  },
);

it("takes no part of docker-compose.yml's own settings away, which reads the same .env", () => {
  const compose = readFileSync(join(root, "docker-compose.yml"), "utf8");
  const own = Object.fromEntries(
    [...compose.matchAll(/\$\{(\w+):-([^}$]+)\}/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  expect(own.BACKEND_URL).toBe("http://backend:9000");
  // A sandbox on this machine sends none of what these decide, and what is asked for there has no default here.
  const replaced = Object.entries(own).filter(([name, value]) => (example[name] || value) !== value);
  expect(replaced).toEqual([]);
  const asked = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = ""]) => name);
  expect(asked.filter((name) => example[name])).toEqual([]);
});

it("can be copied to .env as it stands", () => {
  expect(parseLauncherEnv(example)).toMatchObject({ PORT: 8000, SHOP_SEED: "demo", isProduction: false });
  // A command of the backend is given it as it is, with the database's address.
  const command = { ...example, DATABASE_URL: "postgres://shop@localhost/shop" };
  expect(readEnv(command)).toMatchObject({
    PUBLIC_URL: "http://localhost:8000",
    MAIL_FROM: "shop@shop.example",
  });
});

it("shows the defaults of server and worker", () => {
  const command = { ...example, DATABASE_URL: "postgres://shop@localhost/shop" };
  const [shown, bare] = [readEnv(command), readEnv({ DATABASE_URL: command.DATABASE_URL })];
  const others = Object.entries(shown).filter(
    ([name, value]) => JSON.stringify(bare[name as keyof typeof bare]) !== JSON.stringify(value),
  );
  // `npm start` fills an empty database with the demo, a process that is started by hand does not; "0" is as good as nothing.
  expect(Object.fromEntries(others)).toEqual({ SHOP_SEED: "demo", SERVER_ALONE: "0" });
});
