import { join, relative } from "node:path";
import ts from "typescript";
import { foldText, symbolBehind } from "./fold-text";
import { type KindOf, kindsOf } from "./row-kinds";

export type FoundStatement = {
  /** File and line, seen from the backend's folder. */
  where: string;
  /** Its possible texts; undefined if only running the program can tell. */
  texts: readonly string[] | undefined;
  /** The number of values sent along, if they are listed next to it. */
  values: number | undefined;
  /** The values of a statement made by `named`, and the kind of each. */
  named: ReadonlyMap<string, KindOf> | undefined;
  /** The columns that its reader expects, if it names them. */
  row: ReadonlyMap<string, KindOf> | undefined;
};

/**
 * All our own SQL statements in backend/src and in the demo that builds on it, from the sources. Schema steps run in
 * every test anyway.
 */
export function collectStatements(backend: string): FoundStatement[] {
  const { config } = ts.readConfigFile(join(backend, "tsconfig.json"), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, backend);
  const demo = join(backend, "../demo");
  const demoFiles = ts.sys.readDirectory(demo, [".ts"], ["pictures"]);
  const program = ts.createProgram([...fileNames, ...demoFiles], options);
  const checker = program.getTypeChecker();
  const found: FoundStatement[] = [];

  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => [join(backend, "src"), demo].some((home) => isOwn(relative(home, fileName))));
  const add = ({ text, values, call, names }: Statement) => {
    const file = text.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(text.getStart(file));
    const [row] = call?.typeArguments ?? [];
    const isListed =
      values && ts.isArrayLiteralExpression(values) && !values.elements.some(ts.isSpreadElement);
    found.push({
      where: `${relative(backend, file.fileName)}:${line + 1}`,
      texts: foldText(text, checker),
      values: isListed ? values.elements.length : undefined,
      named: names && kindsOf(checker.getTypeFromTypeNode(names), checker),
      row: row && kindsOf(checker.getTypeFromTypeNode(row), checker),
    });
  };

  /** The row type of each statement made by `named`: `sql<Row>(theStatement({ … }))`. */
  const rowsOf = new Map<ts.Symbol, ts.CallExpression>();
  const noteRow = (node: ts.CallExpression) => {
    const [made] = node.arguments;
    const maker = made && ts.isCallExpression(made) ? symbolBehind(made.expression, checker) : undefined;
    if (maker && node.typeArguments) rowsOf.set(maker, node);
  };

  /** Functions of a file that pass on a text they are given, and the parameter it comes from. */
  const senders = new Map<ts.Symbol, number>();
  const visit = (node: ts.Node) => {
    const statement = namedIn(node, checker, rowsOf) ?? statementIn(node, checker);
    const sender = statement && parameterOf(statement.text, checker);
    if (sender) senders.set(sender.of, sender.at);
    else if (statement) add(statement);
    ts.forEachChild(node, visit);
  };
  const visitRows = (node: ts.Node) => {
    if (ts.isCallExpression(node)) noteRow(node);
    ts.forEachChild(node, visitRows);
  };
  const visitCalls = (node: ts.Node) => {
    const callee = ts.isCallExpression(node) && checker.getSymbolAtLocation(node.expression);
    const text = callee ? (node as ts.CallExpression).arguments[senders.get(callee) ?? -1] : undefined;
    if (text) add({ text });
    ts.forEachChild(node, visitCalls);
  };
  for (const file of own) visitRows(file);
  for (const file of own) visit(file);
  for (const file of own) visitCalls(file);
  return found;
}

/** Our sources without the schema's steps, tests, and the maker of named statements; a path from backend/src or demo. */
const isOwn = (path: string) =>
  !path.startsWith("..") && !/(^platform\/(schema\/|db\/named)|migrations\/|\.test\.ts$)/.test(path);

/** The function that has this parameter, by its name, and the parameter's position. */
function parameterOf(
  text: ts.Expression,
  checker: ts.TypeChecker,
): { of: ts.Symbol; at: number } | undefined {
  const parameter = ts.isIdentifier(text) ? symbolBehind(text, checker)?.valueDeclaration : undefined;
  if (!parameter || !ts.isParameter(parameter)) return undefined;
  const { parent } = parameter;
  const name = ts.isVariableDeclaration(parent.parent) ? parent.parent.name : parent.name;
  const of = name && checker.getSymbolAtLocation(name);
  return of && { of, at: parent.parameters.indexOf(parameter) };
}

type Statement = {
  text: ts.Expression;
  values?: ts.Expression | undefined;
  /** The call whose type argument is the row. */
  call?: ts.CallExpression | undefined;
  /** The type of the values of a statement made by `named`. */
  names?: ts.TypeNode | undefined;
};

/** `const statement = named<Values>("name", "…")`. */
function namedIn(
  node: ts.Node,
  checker: ts.TypeChecker,
  rowsOf: ReadonlyMap<ts.Symbol, ts.CallExpression>,
): Statement | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "named") return undefined;
  const [, text] = node.arguments;
  const [names] = node.typeArguments ?? [];
  if (!text || !names) return undefined;
  const maker = ts.isVariableDeclaration(node.parent)
    ? checker.getSymbolAtLocation(node.parent.name)
    : undefined;
  return { text, names, call: maker && rowsOf.get(maker) };
}

/** `{ text, values?, name? }`, or the first argument of `….query("…", […])`. */
function statementIn(node: ts.Node, checker: ts.TypeChecker): Statement | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const parts = new Map(node.properties.map((one) => [one.name?.getText(), one] as const));
    const call = ts.isCallExpression(node.parent) ? node.parent : undefined;
    const text = valueIn(parts.get("text"));
    const isStatement = [...parts.keys()].every((name) => name && ofStatement.includes(name));
    // `{ text }` alone is a statement only if it is run directly.
    if (!text || !isStatement || (parts.size === 1 && !call)) return undefined;
    return { text, values: valueIn(parts.get("values")), call };
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [text, values] = node.arguments;
  if (node.expression.name.text !== "query" || !text) return undefined;
  // A statement that is created elsewhere is found there.
  const isText = Boolean(checker.getTypeAtLocation(text).flags & ts.TypeFlags.StringLike);
  return isText ? { text, values, call: node } : undefined;
}

const ofStatement = ["name", "text", "values"];

function valueIn(property: ts.ObjectLiteralElementLike | undefined): ts.Expression | undefined {
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
