import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { collectStatements, type FoundStatement } from "./support/statements/collect-statements";
import { describeStatement } from "./support/statements/describe-statement";
import { kindOfColumn } from "./support/statements/row-kinds";

const found = collectStatements(join(import.meta.dirname, ".."));
let client: Client;

beforeAll(async () => {
  const address = new URL(inject("serverUrl"));
  address.pathname = `/${inject("template")}`;
  client = new Client({ connectionString: address.href });
  await client.connect();
});
afterAll(() => client?.end());

async function faultsOf({ where, texts = [], values, row }: FoundStatement): Promise<string[]> {
  const faults: string[] = [];
  for (const text of texts) {
    try {
      const { parameters, columns } = await describeStatement(client, text);
      if (values !== undefined && values !== parameters)
        faults.push(`${where}: takes ${parameters} values and is given ${values}`);
      for (const [name, kind] of row ?? []) {
        const column = columns.find((one) => one.name === name);
        const comes = column && kindOfColumn(column.type);
        if (!comes) faults.push(`${where}: returns no column "${name}"`);
        else if (kind !== "open" && comes !== "open" && kind !== comes)
          faults.push(`${where}: "${name}" is read as ${kind} and comes as ${comes}`);
      }
    } catch (error) {
      faults.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}

it("every statement fits the migrated schema, its values, and the row that its reader expects", async () => {
  const faults: string[] = [];
  for (const one of found) faults.push(...(await faultsOf(one)));
  expect(faults).toEqual([]);
});

/** Lists whose conditions come from what is asked for, and texts that are made of lists of columns. */
const madeWhileRunning = [
  "src/http/audit-log/read-log.ts",
  "src/catalog/admin-products.ts",
  "src/catalog/bench-fill/fill.ts",
  "src/catalog/projection/write-rows.ts",
  "src/platform/db/create-database.ts",
  "src/platform/db/time-limits.ts",
  "src/integrity/audit.ts",
  "src/orders/admin-list.ts",
  "src/reviews/staff-reviews.ts",
];

it("no other statement is made in a way that only running it can check", () => {
  const unread = found.filter(({ texts }) => !texts).map(({ where }) => where.replace(/:\d+$/, ""));
  expect([...new Set(unread)].sort()).toEqual(madeWhileRunning);
  expect(found.length).toBeGreaterThan(300);
});
