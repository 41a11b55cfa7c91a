import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { table } from "../../backend/src/contract";
import { root } from "../root";

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const read = (path: string) => readFileSync(join(root, path), "utf8");
const rules = (parse(read("deploy/prometheus/alerts.yml")) as Rules).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read("deploy/grafana/shop.json")) as Dashboard;
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

const sources = [
  ...readdirSync(join(root, "backend/src/http/metrics")).map((file) => `backend/src/http/metrics/${file}`),
  "storefront/server/metrics.ts",
]
  .map(read)
  .join("\n");
const registered =
  /new (Counter|Gauge|Histogram|Summary)\(\{\s+name: "(shop_\w+)",\s+help: "[^"]+",(?:\s+labelNames: \[(.+)\])?/g;
/** What our processes export under names of their own, as the sources register it: the type and labels of each metric. */
const exported = new Map(
  [...sources.matchAll(registered)].map(([, type = "", name = "", labels = ""]) => [
    name,
    { type: type.toLowerCase(), labels: labels.replaceAll('"', "`") },
  ]),
);

it("docs/operating.md has every metric in a table, with its type and labels, and no other", () => {
  expect(exported.size).toBe(sources.match(/"shop_\w+"/g)?.length);
  const rows = [...read("docs/operating.md").matchAll(/^\| `(shop_\w+)` \| (\w+) \| (.*?) ?\| (.+) \|$/gm)];
  expect(rows.map(([, name, type, labels]) => [name, { type, labels }]).sort()).toEqual([...exported].sort());
});

it.each(expressions)("%s asks for metrics that the shop has: %s", (_, expression) => {
  const named = [...expression.matchAll(/\bshop_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ""),
  );
  for (const name of named) expect([...exported.keys()]).toContain(name);
  expect(named.length > 0 || /\b(up|nodejs_|process_)/.test(expression)).toBe(true);
});

it.each(expressions)("%s names routes as the contract does: %s", (_, expression) => {
  for (const [, route] of expression.matchAll(/route="(\w+)"/g)) expect(table).toHaveProperty(route ?? "");
});

it("every alert says what it means and where to look", () => {
  for (const { alert, annotations } of rules) {
    expect(annotations.summary, alert).toBeTruthy();
    expect(annotations.description, alert).toBeTruthy();
  }
});

it("a shop without any nightly backup is told of, as well as one whose last is old", () => {
  const asked = rules.filter(({ expr }) => expr.includes("shop_backup_timestamp_seconds"));
  expect(asked.map(({ expr }) => expr)).toEqual([
    expect.stringContaining("> 36 * 3600"),
    "max(shop_backup_timestamp_seconds) == 0",
  ]);
});

const promtool = ["/usr/bin/promtool", "/usr/local/bin/promtool"].find((path) => existsSync(path));
it.skipIf(!promtool)("Prometheus' own tool takes the rules", () => {
  const file = join(root, "deploy/prometheus/alerts.yml");
  expect(execFileSync(promtool ?? "", ["check", "rules", file]).toString()).toContain("SUCCESS");
});
