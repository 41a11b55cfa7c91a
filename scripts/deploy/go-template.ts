import { createHash } from "node:crypto";
import { stringify } from "yaml";

/**
 * The part of Go's template language that deploy/helm is written in, so that its tests need no Helm: values by their path, `if` with
 * `else` and `not`, `range` over a map, `define` and `include`, and a few functions. Anything else throws: a chart that used more would be
 * one that no test reads.
 */
type Node =
  | { kind: "text"; text: string }
  | { kind: "print"; pipe: string }
  | { kind: "if"; pipe: string; then: Node[]; otherwise: Node[] }
  | { kind: "range"; key: string; value: string; over: string; body: Node[] };

type Templates = Map<string, Node[]>;
type Scope = { data: unknown; variables: Record<string, unknown>; templates: Templates };

type Piece = { text: string } | { action: string };

/** Text and actions in turn; `{{-` and `-}}` take away the white space beside them. */
function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  const action = /\{\{-?\s*(?:\/\*[\s\S]*?\*\/|[\s\S]*?)\s*-?\}\}/g;
  let from = 0;
  let trims = false;
  for (const found of source.matchAll(action)) {
    const whole = found[0];
    const before = source.slice(from, found.index);
    const cut = trims ? before.trimStart() : before;
    pieces.push({ text: whole.startsWith("{{-") ? cut.trimEnd() : cut });
    if (/^\{\{-\S|\S-\}\}$|^\{\{\s+\/\*/.test(whole)) throw new Error(`Go reads this otherwise: ${whole}`);
    const inner = whole.replace(/^\{\{-?\s*/, "").replace(/\s*-?\}\}$/, "");
    if (!inner.startsWith("/*")) pieces.push({ action: inner });
    trims = whole.endsWith("-}}");
    from = found.index + whole.length;
  }
  const rest = source.slice(from);
  pieces.push({ text: trims ? rest.trimStart() : rest });
  return pieces;
}

type Reader = { pieces: Piece[]; at: number; templates: Templates };

/** Reads up to the `end` or `else` that closes what was opened; a file is closed by its own end, which is "". */
function readBody(reader: Reader, closings: readonly string[]): { body: Node[]; closedBy: string } {
  const body: Node[] = [];
  for (;;) {
    const piece = reader.pieces[reader.at];
    if (!piece) {
      if (!closings.includes("")) throw new Error("Something is never closed.");
      return { body, closedBy: "" };
    }
    reader.at += 1;
    if ("text" in piece) {
      body.push({ kind: "text", text: piece.text });
      continue;
    }
    const { action } = piece;
    if (action === "end" || action === "else") {
      if (!closings.includes(action)) throw new Error(`There is an "${action}" of nothing.`);
      return { body, closedBy: action };
    }
    if (/^else\b/.test(action)) throw new Error(`This is not of the part that is read here: ${action}`);
    const [word = "", rest = ""] = [/^\w*/.exec(action)?.[0], action.replace(/^\w+\s*/, "")];
    if (word === "if") {
      const { body: then, closedBy } = readBody(reader, ["else", "end"]);
      const otherwise = closedBy === "else" ? readBody(reader, ["end"]).body : [];
      body.push({ kind: "if", pipe: rest, then, otherwise });
    } else if (word === "range") {
      const [, key = "", value = "", over = ""] = /^(\$\w+), (\$\w+) := (\S+)$/.exec(rest) ?? [];
      if (!over) throw new Error(`This range is not of the part that is read here: ${action}`);
      body.push({ kind: "range", key, value, over, body: readBody(reader, ["end"]).body });
    } else if (word === "define") reader.templates.set(JSON.parse(rest), readBody(reader, ["end"]).body);
    else body.push({ kind: "print", pipe: action });
  }
}

function lookUp(word: string, { data, variables }: Scope): unknown {
  if (word === ".") return data;
  if (word.startsWith('"') || /^\d+$/.test(word)) return JSON.parse(word);
  if (word.startsWith("$")) {
    if (!(word in variables)) throw new Error(`Nobody has said what ${word} is.`);
    return variables[word];
  }
  if (!/^(\.\w+)+$/.test(word)) throw new Error(`This is not of the part that is read here: ${word}`);
  return word
    .slice(1)
    .split(".")
    .reduce<unknown>((of, name) => {
      if (typeof of !== "object" || of === null || !(name in of)) throw new Error(`There is no ${word}.`);
      return (of as Record<string, unknown>)[name];
    }, data);
}

/** Go's idea of nothing: false, 0, no text, an empty list or map. */
const isEmpty = (value: unknown) =>
  !value || (typeof value === "object" && Object.keys(value as object).length === 0);

const functions: Record<string, (scope: Scope, ...values: unknown[]) => unknown> = {
  include: (scope, name, data) => {
    const body = scope.templates.get(String(name));
    if (!body) throw new Error(`There is no template ${name}.`);
    return run(body, { ...scope, data, variables: {} });
  },
  not: (_scope, value) => isEmpty(value),
  nindent: (_scope, spaces, text) => {
    const pad = " ".repeat(Number(spaces));
    return `\n${pad}${String(text).replaceAll("\n", `\n${pad}`)}`;
  },
  quote: (_scope, value) => JSON.stringify(String(value)),
  sha256sum: (_scope, text) => createHash("sha256").update(String(text)).digest("hex"),
  toYaml: (_scope, value) => stringify(value).replace(/\n$/, ""),
};

/** A pipeline: what each command gives is the last value of the next one. */
function evaluate(pipe: string, scope: Scope): unknown {
  let last: unknown[] = [];
  for (const command of pipe.split(/\s*\|\s*/)) {
    const [first = "", ...rest] = command.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
    const work = functions[first];
    if (!work && rest.length + last.length > 0) throw new Error(`There is no function ${first} here.`);
    last = [work ? work(scope, ...rest.map((word) => lookUp(word, scope)), ...last) : lookUp(first, scope)];
  }
  return last[0];
}

function run(body: readonly Node[], scope: Scope): string {
  return body
    .map((node) => {
      if (node.kind === "text") return node.text;
      if (node.kind === "print") return String(evaluate(node.pipe, scope));
      if (node.kind === "if")
        return run(isEmpty(evaluate(node.pipe, scope)) ? node.otherwise : node.then, scope);
      const map = lookUp(node.over, scope) as Record<string, unknown>;
      return Object.keys(map)
        .sort()
        .map((key) =>
          run(node.body, {
            ...scope,
            // As in Go, the dot is the value within.
            data: map[key],
            variables: { ...scope.variables, [node.key]: key, [node.value]: map[key] },
          }),
        )
        .join("");
    })
    .join("");
}

/** Renders each file that does not begin with `_`; what any of them defines, all may include. */
export function renderTemplates(sources: Record<string, string>, data: object): Record<string, string> {
  const templates: Templates = new Map();
  const read = Object.entries(sources).map(([name, source]) => {
    const { body } = readBody({ pieces: piecesOf(source), at: 0, templates }, [""]);
    return [name, body] as const;
  });
  return Object.fromEntries(
    read
      .filter(([name]) => !name.startsWith("_"))
      .map(([name, body]) => [name, run(body, { data, variables: {}, templates })]),
  );
}
