import ts from "typescript";

/** The values of the parameters of the function being evaluated. */
type Given = ReadonlyMap<ts.Symbol, readonly string[]>;

/** A text that depends on a condition is followed both ways, up to this many texts. */
const mostTexts = 16;

const cross = (left: readonly string[], right: readonly string[]) =>
  left.flatMap((start) => right.map((end) => start + end)).slice(0, mostTexts);

/**
 * The possible texts of an expression, as far as the source alone tells: constants, templates, conditions, and calls
 * of functions that are one expression. Undefined if that needs running the program.
 */
export function foldText(
  node: ts.Expression,
  checker: ts.TypeChecker,
  given: Given = new Map(),
): readonly string[] | undefined {
  const fold = (one: ts.Expression) => foldText(one, checker, given);

  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return fold(node.expression);
  if (ts.isTemplateExpression(node)) {
    let texts: readonly string[] = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const middle = fold(expression);
      if (!middle) return undefined;
      texts = cross(cross(texts, middle), [literal.text]);
    }
    return texts;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = fold(node.left);
    const right = fold(node.right);
    return left && right && cross(left, right);
  }
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [fold(node.whenTrue), fold(node.whenFalse)];
    return yes && no && [...yes, ...no];
  }
  if (ts.isCallExpression(node)) return foldCall(node, checker, given) ?? ofType(node, checker);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
    const symbol = symbolBehind(node, checker);
    const known = symbol && given.get(symbol);
    if (known) return known;
    const value = symbol?.valueDeclaration;
    if (value && ts.isVariableDeclaration(value) && value.initializer && isConstant(value))
      return foldText(value.initializer, checker, given) ?? ofType(node, checker);
    if (value && ts.isPropertyAssignment(value)) return foldText(value.initializer, checker, given);
  }
  return ofType(node, checker);
}

/** If the type is a union of literals, those. */
function ofType(node: ts.Expression, checker: ts.TypeChecker): readonly string[] | undefined {
  const type = checker.getTypeAtLocation(node);
  // A number inside a text is a limit or a position: any value will do.
  if (type.flags & ts.TypeFlags.Number) return ["1"];
  const types = type.isUnion() ? type.types : [type];
  const texts = types.map((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? String(one.value) : undefined,
  );
  return texts.every((text) => text !== undefined) ? texts.slice(0, mostTexts) : undefined;
}

function foldCall(
  node: ts.CallExpression,
  checker: ts.TypeChecker,
  given: Given,
): readonly string[] | undefined {
  const value = symbolBehind(node.expression, checker)?.valueDeclaration;
  const made = value && ts.isVariableDeclaration(value) ? value.initializer : value;
  if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) || !made.body) return undefined;
  const result = ts.isBlock(made.body) ? onlyReturn(made.body) : made.body;
  if (!result) return undefined;
  const inside = new Map(given);
  const give = (name: ts.Node, asked: ts.Expression | undefined) => {
    const symbol = checker.getSymbolAtLocation(name);
    const texts = asked && foldText(asked, checker, given);
    if (symbol && texts) inside.set(symbol, texts);
  };
  for (const [at, { name, initializer }] of made.parameters.entries()) {
    const asked = node.arguments[at] ?? initializer;
    if (ts.isIdentifier(name)) give(name, asked);
    else
      for (const part of name.elements)
        if (ts.isBindingElement(part)) give(part.name, propertyOf(asked, part.name));
  }
  return foldText(result, checker, inside);
}

function onlyReturn({ statements }: ts.Block): ts.Expression | undefined {
  const [only] = statements;
  return statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** The value of a name, through imports and `{ text }`. */
export function symbolBehind(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const isConstant = ({ parent }: ts.VariableDeclaration) => Boolean(parent.flags & ts.NodeFlags.Const);

/** The value of a property of `{ … }`, by its name. */
function propertyOf(object: ts.Node | undefined, name: ts.Node): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object) || !ts.isIdentifier(name)) return undefined;
  for (const one of object.properties) {
    if (!one.name || !ts.isIdentifier(one.name) || one.name.text !== name.text) continue;
    if (ts.isPropertyAssignment(one)) return one.initializer;
    if (ts.isShorthandPropertyAssignment(one)) return one.name;
  }
  return undefined;
}
