import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { root } from "../root";
import { PlainFailure } from "../setup/plain-failure.mjs";

const service = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});

/** The services of docker-compose.yml with every variable filled in. */
export type Services = Record<string, z.infer<typeof service>>;

/** Values for every variable that the file requires; for a trial only. */
export const trialVariables: Record<string, string> = {
  PUBLIC_URL: "https://shop.example",
  POSTGRES_PASSWORD: "trial0postgres",
  REDIS_PASSWORD: "trial0redis",
  JWT_SECRET: randomBytes(32).toString("hex"),
  COOKIE_SECRET: randomBytes(32).toString("hex"),
  PROXY_SECRET: randomBytes(32).toString("hex"),
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "four green parrots",
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "Shop <shop@shop.example>",
};

/** The output of `docker compose config` for the file with these variables; throws its error message. */
export function resolveCompose(variables: Record<string, string>): Services {
  const [program, first] = findCompose();
  const written = readFileSync(join(root, "docker-compose.yml"), "utf8");
  const text = execFileSync(
    program,
    [...first, "--project-directory", ".", "-f", "-", "--profile", "several", "config"],
    {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
      input: program === "docker" ? written : withInnerFilled(written, variables),
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  // Compose writes a plain dollar as two, so that it can read its own output again.
  const file = parse(text.replaceAll("$$", "$"));
  return z.object({ services: z.record(z.string(), service) }).parse(file).services;
}

/** Fills in variables within others' defaults: Compose does so since version 2, which the containers need, Debian's does not. */
export const withInnerFilled = (text: string, variables: Record<string, string>): string =>
  text.replace(
    /(\$\{\w+:-[^${}]*)(\$\{(\w+):\?[^}]*\})/g,
    (_, before: string, inner: string, name: string) => before + (variables[name] ?? inner),
  );

function findCompose(): [string, string[]] {
  const ways: [string, string[]][] = [
    ["docker", ["compose"]],
    ["docker-compose", []],
  ];
  for (const [program, first] of ways) {
    try {
      execFileSync(program, [...first, "version"], { stdio: "ignore" });
      return [program, first];
    } catch {
      // Try the next way.
    }
  }
  throw new PlainFailure(
    "Checking docker-compose.yml needs `docker compose` (or Debian's docker-compose) on this machine.",
  );
}
