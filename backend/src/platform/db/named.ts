import type { Statement } from "./pool";

/** The text as PostgreSQL takes it, and the name behind `$1`, `$2`, … */
export type CompiledText = { text: string; names: readonly string[] };

/**
 * In order of precedence: what may hold a colon without meaning a placeholder (texts, quoted names, comments, casts),
 * then `:name`, then `$1`. A colon right behind a word or a bracket belongs to an array slice, such as `list[low:high]`.
 */
const tokens = new RegExp(
  [
    String.raw`e'(?:[^'\\]|\\.|'')*'`,
    "'(?:[^']|'')*'",
    '"(?:[^"]|"")*"',
    String.raw`\$(?<tag>[a-z_]*)\$[\s\S]*?\$\k<tag>\$`,
    String.raw`--[^\n]*`,
    String.raw`/\*[\s\S]*?\*/`,
    "::",
    String.raw`(?<![\w\])]):(?<name>[a-z_]\w*)`,
    String.raw`(?<position>\$\d+)`,
  ].join("|"),
  "gi",
);

/** Replaces each `:name` by the position of its name; a name that is used twice has one position. */
export function compileNamed(source: string): CompiledText {
  const names: string[] = [];
  const text = source.replace(tokens, (token, ...rest) => {
    const { name, position } = rest.at(-1) as { name?: string; position?: string };
    if (position) throw new Error(`A statement with named values cannot have ${position}.`);
    if (!name) return token;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

/**
 * A prepared statement whose values have names: `:customerId` in the text, `customerId` in `Values`. Meant for
 * statements whose `$1`, `$2`, … nobody can count any more. The text is compiled once, when the module is loaded.
 *
 * statements.http.test.ts compares the names in the text with those of `Values`.
 */
export function named<Values extends Readonly<Record<string, unknown>>>(
  name: string,
  source: string,
): (values: Values) => Statement {
  const { text, names } = compileNamed(source);
  return (values) => ({ name, text, values: names.map((one) => values[one]) });
}
