/** Comments of TypeScript and SQL: what they speak of is not done. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|--[^\n]*/g;

/** What older code, which still reads and writes the table, would meet. */
const kinds: ReadonlyArray<{ what: string; pattern: RegExp }> = [
  { what: "drops a table", pattern: /\bdrop\s+table\b|\.dropTable\w*\(/i },
  { what: "drops a column", pattern: /\bdrop\s+column\b|\.dropColumns?\(/i },
  {
    what: "renames a column or table",
    pattern: /\balter\s+table\b[^;]*\brename\s+(?!constraint\b)|\.rename(Column|Table)\(/i,
  },
  { what: "requires a value", pattern: /\bset\s+not\s+null\b|\.dropNullable\(/i },
  {
    what: "changes a type",
    pattern: /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b|\.alter\(/i,
  },
];

/** The definitions behind `add column`, up to the comma or semicolon that ends each. */
function addedColumns(text: string): string[] {
  return [...text.matchAll(/\badd\s+column\b/gi)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < text.length; at += 1) {
      const sign = text[at] ?? "";
      if (sign === "(") depth += 1;
      if (sign === ")") depth -= 1;
      if (depth < 0 || (depth === 0 && /[,;`"]/.test(sign))) return text.slice(index, at);
    }
    return text.slice(index);
  });
}

const needsValue = (column: string) =>
  /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column);

/** What the text of a schema step does that code from before it cannot live with; nothing if it only adds. */
export function contractions(source: string): string[] {
  const text = source.replace(comments, " ");
  const found = kinds.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
  return addedColumns(text).some(needsValue) ? [...found, "adds a column that needs a value"] : found;
}
