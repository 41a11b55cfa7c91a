import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { compileNamed } from "../src/platform/db/named";
import { collectStatements, type FoundStatement } from "./support/statements/collect-statements";
import { describeStatement } from "./support/statements/describe-statement";
import { fitsParameter, kindOfColumn } from "./support/statements/row-kinds";

const found = collectStatements(join(import.meta.dirname, ".."));
let client: Client;

beforeAll(async () => {
  const address = new URL(inject("serverUrl"));
  address.pathname = `/${inject("template")}`;
  client = new Client({ connectionString: address.href });
  await client.connect();
});
afterAll(() => client?.end());

async function faultsOf(statement: FoundStatement): Promise<string[]> {
  const { where, texts = [], values, row } = statement;
  const faults: string[] = [];
  for (const source of texts) {
    try {
      const { text, names } = statement.named ? compileNamed(source) : { text: source, names: [] };
      const { parameters, columns } = await describeStatement(client, text);
      if (values !== undefined && values !== parameters.length)
        faults.push(`${where}: takes ${parameters.length} values and is given ${values}`);
      if (statement.named) faults.push(...namedFaults(statement.named, names, parameters, where));
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

/** Mismatches between the names in a text, the values that its type requires, and PostgreSQL's parameters. */
function namedFaults(
  given: NonNullable<FoundStatement["named"]>,
  names: readonly string[],
  parameters: readonly number[],
  where: string,
): string[] {
  const missing = names.filter((name) => !given.has(name));
  const unused = [...given.keys()].filter((name) => !names.includes(name));
  const unfit = names.filter((name, at) => !fitsParameter(given.get(name) ?? "open", parameters[at] ?? 0));
  return [
    ...missing.map((name) => `${where}: ":${name}" has no value`),
    ...unused.map((name) => `${where}: the value "${name}" is not in the text`),
    ...unfit.map((name) => `${where}: ":${name}" is given a ${given.get(name)} for another type`),
  ];
}

it("every statement fits the migrated schema, its values, and the row that its reader expects", async () => {
  const faults: string[] = [];
  for (const one of found) faults.push(...(await faultsOf(one)));
  expect(faults).toEqual([]);
});

/** Lists whose conditions depend on the request, and texts built from lists of columns. */
const madeWhileRunning = [
  "../demo/bench-fill/copies.ts",
  "../demo/bench-fill/fill.ts",
  "src/accounts/customers/read-customers.ts",
  "src/accounts/questions/staff-questions.ts",
  "src/catalog/admin-products.ts",
  "src/catalog/projection/write-rows.ts",
  "src/catalog/reviews/staff-reviews.ts",
  "src/http/audit-log/read-log.ts",
  "src/integrity/audit.ts",
  "src/orders/admin-list.ts",
  "src/platform/db/create-database.ts",
  "src/platform/db/time-limits.ts",
];

it("statements with named values are found, with the rows that they are read as", () => {
  const named = found.filter((one) => one.named);
  expect(named.length).toBeGreaterThan(5);
  const read = named.filter(({ row }) => row).map(({ where }) => where.replace(/:\d+$/, ""));
  expect(read).toContain("src/checkout/record-statement.ts");
});

it("every statement of more than six values names them", () => {
  const counted = found.filter(
    (one) => !one.named && one.texts?.some((text) => /\$([7-9]|\d\d)\b/.test(text)),
  );
  expect(counted.map(({ where }) => where)).toEqual([]);
});

it("no other statement is made in a way that only running it can check", () => {
  const unread = found.filter(({ texts }) => !texts).map(({ where }) => where.replace(/:\d+$/, ""));
  expect([...new Set(unread)].sort()).toEqual(madeWhileRunning);
  expect(found.length).toBeGreaterThan(300);
});
