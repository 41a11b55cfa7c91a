import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, DatabaseError } from "pg";
import { inject } from "vitest";
import type { RouteName } from "../../src/contract";
import type { Failure } from "../../src/contract/envelope";
import type { Backend } from "../../src/server";
import { call, type Input, type RawRequest, type Signed, send, sessionIn } from "./call";
import { loadBackend } from "./load-backend";
import { testAdmin } from "./test-admin";

export type Person = Signed & {
  id: string;
  email: string;
  phone: string;
  password: string;
  userName: string;
};

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** What PostgreSQL says after some seconds of waiting for other sessions of a template, such as a vacuum, to end. */
const inUse = "55006";

/** A copy of a database, made once nobody else is connected to it. */
export async function copyDatabase(serverUrl: string, database: string, template: string): Promise<void> {
  for (;;) {
    try {
      return await onServer(serverUrl, `create database "${database}" template "${template}"`);
    } catch (error) {
      // On a busy machine they take longer: it is asked again, until the test's own limit.
      if (!(error instanceof DatabaseError && error.code === inUse)) throw error;
    }
  }
}

/** The shop's jobs by the clock would do now and then what a test is about to do itself; plugins' jobs go on. */
async function stopClockwork(): Promise<void> {
  const { WorkflowScheduler } = loadBackend<typeof import("@medusajs/framework/orchestration")>(
    "@medusajs/framework/orchestration",
  );
  const scheduler = new WorkflowScheduler();
  const jobs = readdirSync(join(import.meta.dirname, "../../src/jobs")).filter((name) =>
    name.endsWith(".ts"),
  );
  for (const job of jobs) await scheduler.clearWorkflow({ id: `job-${job.slice(0, -3)}` } as never);
}

export type ShopOptions = {
  isNew?: boolean;
  plugins?: string[];
  searchProviders?: object[];
  pooler?: (databaseUrl: string) => Promise<string>;
  address?: (databaseUrl: string) => string;
};

/**
 * A separate shop for this test file: a copy of the template database with the backend on it, in this process.
 * `variables` are added to the usual environment; `isNew` gives it an empty database, which it migrates and seeds as
 * on a shop's first start; `plugins` are folders for the list in medusa-config.ts; `searchProviders` stand in place of the list there;
 * `pooler` turns the database's address into the one through a pooler, `address` into another one of the same. Call `close` at the end.
 */
export async function openShop(
  variables: Record<string, string> = {},
  { isNew = false, plugins = [], searchProviders, pooler, address = (url) => url }: ShopOptions = {},
) {
  const serverUrl = inject("serverUrl");
  const database = `shop_${randomBytes(6).toString("hex")}`;
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  const template = isNew ? "template1" : inject("template");
  await copyDatabase(serverUrl, database, template);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${database}`;
  Object.assign(process.env, {
    DATABASE_URL: pooler ? await pooler(databaseUrl.href) : address(databaseUrl.href),
    DIRECT_DATABASE_URL: pooler ? databaseUrl.href : "",
    DATA_DIR: dataDir,
    SHOP_SEED: "none",
    ADMIN_EMAIL: testAdmin.email,
    ADMIN_PASSWORD: testAdmin.password,
    BACKEND_PORT: "0",
    ...variables,
  });
  const configured = () =>
    loadBackend<typeof import("../../../medusa-config")>("../../medusa-config").default;
  if (searchProviders) {
    const { search } = configured().modules as unknown as { search: { options: object } };
    Object.assign(search.options, { providers: searchProviders });
  }
  if (plugins.length > 0) {
    const config = configured();
    config.plugins = [...(config.plugins ?? []), ...plugins.map((resolve) => ({ resolve, options: {} }))];
  }
  const { startBackend } = loadBackend<typeof import("../../src/server")>("./server");
  const backend: Backend = await startBackend();
  await backend.warmed;
  await stopClockwork();
  const { query } = loadBackend<typeof import("../../src/platform/db/pool")>("./platform/db/pool");

  let shoppers = 0;
  const run = randomBytes(3).toString("hex");

  return {
    url: backend.url,
    container: backend.container,
    engineAdminUrl: backend.engineAdminUrl,
    dataDir,
    databaseUrl: databaseUrl.href,
    /** SQL on the shop's database, for data that no call returns. */
    query,
    call: <Name extends RouteName>(
      name: Name,
      input: Input<Name>,
      as?: Signed,
      headers?: Record<string, string>,
    ) => call(backend.url, name, input, as, headers),
    send: <Body = Failure>(method: string, path: string, request?: RawRequest) =>
      send<Body>(backend.url, method, path, request),

    /** A new shopper, registered and signed in through the shop's own routes. */
    async shopper(): Promise<Person> {
      shoppers += 1;
      const person = {
        userName: "Asha Patil",
        email: `asha-${run}-${shoppers}@example.com`,
        phone: `98${String(10_000_000 + shoppers).padStart(8, "0")}`,
        password: "green mangoes 7",
      };
      await call(backend.url, "register", { body: person });
      return { ...person, ...(await this.signIn(person.email, person.password)) };
    },

    /** The first admin, signed in. */
    async admin(): Promise<Signed & { id: string }> {
      return this.signIn(testAdmin.email, testAdmin.password);
    },

    async signIn(emailOrPhone: string, password: string): Promise<Signed & { id: string }> {
      const { status, body, headers } = await call(backend.url, "login", {
        body: { emailOrPhone, password },
      });
      if (status !== 200) throw new Error(`Could not sign in as ${emailOrPhone}: ${JSON.stringify(body)}`);
      return { token: sessionIn(headers), id: body.user.id };
    },

    async close(): Promise<void> {
      await backend.close();
      await onServer(serverUrl, `drop database if exists "${database}" with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
