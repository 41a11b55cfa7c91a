import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const fromBackend = createRequire(join(import.meta.dirname, "../../src/server.ts"));
/** A plugin installed by npm finds the engine by its name; this one lies elsewhere. */
const engine = (name: string) => `require(${JSON.stringify(fromBackend.resolve(name))})`;

/** What the plugin's parts were called with, as it tells this process. */
export type Told = { subscriber?: unknown; job?: boolean; hook?: boolean };
export const told = (): Told => (globalThis as { wishPlugin?: Told }).wishPlugin ?? {};
const tell = (part: keyof Told, value: string) =>
  `globalThis.wishPlugin = { ...globalThis.wishPlugin, ${part}: ${value} };`;

const files = {
  "modules/wish/models/wish.js": `const { model } = ${engine("@medusajs/framework/utils")};
    exports.Wish = model.define("wish", { id: model.id().primaryKey(), note: model.text() });`,
  "modules/wish/index.js": `const { MedusaService, Module } = ${engine("@medusajs/framework/utils")};
    const { Wish } = require("./models/wish");
    module.exports = { default: Module("wish", { service: class extends MedusaService({ Wish }) {} }) };`,
  "modules/wish/migrations/Migration20260101000000.js": `
    const { Migration } = ${engine("@medusajs/framework/mikro-orm/migrations")};
    exports.Migration20260101000000 = class extends Migration {
      async up() {
        this.addSql("create table wish (id text primary key, note text not null, created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz)");
      }
    };`,
  ...Object.fromEntries(
    ["product", "customer"].map((other) => [
      `links/wish-${other}.js`,
      `const { defineLink } = ${engine("@medusajs/framework/utils")};
    const wish = require("../modules/wish").default;
    const other = ${engine(`@medusajs/medusa/${other}`)}.default;
    module.exports = { default: defineLink(wish.linkable.wish, other.linkable.${other}) };`,
    ]),
  ),
  "workflows/make-wish.js": `
    const { createStep, createWorkflow, StepResponse, WorkflowResponse } = ${engine("@medusajs/framework/workflows-sdk")};
    const { createCartWorkflow } = ${engine("@medusajs/medusa/core-flows")};
    const make = createStep("make-wish-step", async (note, { container }) =>
      new StepResponse(await container.resolve("wish").createWishes({ note })));
    createWorkflow("make-wish", (note) => new WorkflowResponse(make(note)));
    createCartWorkflow.hooks.validate(() => { ${tell("hook", "true")} });`,
  "subscribers/wish-made.js": `module.exports = {
      default: async ({ event: { data } }) => { ${tell("subscriber", "data")} },
      config: { event: "wish.made" },
    };`,
  "jobs/count-wishes.js": `module.exports = {
      default: async () => { ${tell("job", "true")} },
      config: { name: "count-wishes", schedule: "* * * * * *" },
    };`,
};

/** A throw-away plugin in its built form, with a part of every kind. Returns its folder. */
export function wishPlugin(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-wish-plugin-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "wish-plugin", version: "1.0.0" }));
  for (const [path, source] of Object.entries(files)) {
    const file = join(folder, ".medusa/server/src", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return folder;
}
