import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { root } from "./root";

// Rupees are converted to paise and back in one module, backend/src/contract/money.ts. This test reads the syntax of
// all other sources: a number times or divided by 100, `toFixed(2)` and a formatter of currencies are conversions by
// hand, unless the file is listed here because its hundreds are not money. Tests are not read: they calculate by hand
// on purpose, so that they do not repeat a fault of the module.

const money = "backend/src/contract/money.ts";

/** Files that multiply or divide by 100 for something else, and what. */
const otherHundreds = new Map([
  ["admin/src/pictures/cut-out.ts", "per cent of a picture's side"],
  ["admin/src/resources/carousel/slide-preview.tsx", "per cent of a slide's width"],
  ["admin/src/resources/orders/bulk-moves.tsx", "progress in per cent"],
  ["admin/src/resources/products/bulk/bulk-dialog.tsx", "progress in per cent"],
  ["backend/src/catalog/index/sort-orders.ts", "the weight of a featured product"],
  ["backend/src/catalog/price-drops.ts", "a drop in per cent"],
  ["backend/src/catalog/projection/render-version.ts", "two parts of a version number"],
  ["backend/src/promotions/share-paise.ts", "fractions of a paisa, before they are rounded"],
  ["backend/src/tax/margin.ts", "a tax rate in per cent"],
  ["demo/cli/search-eval.ts", "a share in per cent"],
  ["scripts/setup/install-libraries.mjs", "progress in per cent"],
  ["storefront/src/features/catalog/price-slider.tsx", "a place on a line in per cent"],
  ["storefront/src/lib/price.ts", "the saving in per cent"],
]);

const sources = [
  "backend/src",
  "storefront/src",
  "storefront/server",
  "admin/src",
  "sandbox",
  "faults",
  "bench",
  "demo",
]
  .concat("scripts")
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter(
    (file) =>
      /(?<!\.test)\.(tsx?|mjs)$/.test(file) &&
      !/(^|\/)(node_modules|dist|pictures\/kit|pictures\/models)\//.test(file),
  );

const arithmetic: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
];

const isNumber = (node: ts.Node | undefined, ...values: number[]) =>
  node !== undefined && ts.isNumericLiteral(node) && values.includes(Number(node.text));

/** Whether this piece of syntax converts or formats money. */
function isConversion(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && arithmetic.includes(node.operatorToken.kind))
    return isNumber(node.left, 100, 0.01) || isNumber(node.right, 100, 0.01);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === "toFixed" && isNumber(node.arguments[0], 2);
  return (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === "style" &&
    ts.isStringLiteral(node.initializer) &&
    node.initializer.text === "currency"
  );
}

function conversionsIn(path: string, text = readFileSync(join(root, path), "utf8")): string[] {
  // Parsing a thousand files takes seconds; most have none of this.
  if (!/100|0\.01|toFixed|currency/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isConversion(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it("money is converted and formatted in one module only", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources).toContain(money);
  const elsewhere = sources.filter((path) => path !== money && !otherHundreds.has(path));
  expect(elsewhere.flatMap((path) => conversionsIn(path))).toEqual([]);
});

it("the files with other hundreds still have them", () => {
  expect([...otherHundreds.keys()].filter((path) => conversionsIn(path).length === 0)).toEqual([]);
});

it("a conversion by hand is found, however it is written", () => {
  const byHand = ["Math.round(rupees * 100)", "paise / 100", "x /= 100", "0.01 * p", "amount.toFixed(2)"];
  for (const text of byHand) expect(conversionsIn("a.ts", text), text).toHaveLength(1);
  expect(
    conversionsIn("a.ts", 'new Intl.NumberFormat("hi", { style: "currency", currency: "INR" })'),
  ).toHaveLength(1);
  expect(conversionsIn("a.ts", '"p.total * 100"; rating.toFixed(1); bytes / 1000; // paise / 100')).toEqual(
    [],
  );
});
