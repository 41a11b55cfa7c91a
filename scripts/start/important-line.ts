import { stripVTControlCharacters } from "node:util";

/** pino's numbers for error and fatal. */
const ERROR_LEVEL = 50;
const SPOKEN_LINES = 12;

/**
 * What of a process's line a person at the terminal should see: while it starts every plain line (its progress),
 * afterwards only errors. Undefined: the log file is enough.
 */
export function importantPart(line: string, isStarting: boolean): string | undefined {
  const text = stripVTControlCharacters(line).trim();
  if (!text) return undefined;
  if (text.startsWith("{")) return errorMessage(text);
  if (isStarting) return isNoise(text) ? undefined : text;
  return /^(error|fatal)\b|^\w*Error:/i.test(text) ? text : undefined;
}

function errorMessage(json: string): string | undefined {
  try {
    const entry: { level?: unknown; msg?: unknown; message?: unknown } = JSON.parse(json);
    const isError =
      typeof entry.level === "number" ? entry.level >= ERROR_LEVEL : /error|fatal/.test(`${entry.level}`);
    if (!isError) return undefined;
    return String(entry.msg ?? entry.message ?? json);
  } catch {
    return undefined;
  }
}

/** Remarks of Node and the engine about themselves, which nobody at the terminal can act on. */
function isNoise(text: string): boolean {
  return /^\(node:\d+\)|^\(Use `node --trace|^warn:|^Note: If the index/.test(text);
}

/** Of the last lines of a process that gave up, those that say why: no stack, no empty fields of a printed object. */
export function lastWords(lines: string[]): string[] {
  const isFiller = (line: string) => /^\s*['"+⮑\s]*at |^\s*\w+: undefined,?$|^\s*[{}\])]*,?$/.test(line);
  return lines.filter((line) => !isFiller(line) && !isNoise(line)).slice(-SPOKEN_LINES);
}
