import { stripVTControlCharacters } from "node:util";

/**
 * What a process printed, where it wrote its whole log as JSON: the text of what it printed to its console, and whether it is an
 * error; any other line as it is.
 */
export function printedPart(line: string): { text: string; isError: boolean } {
  const entry = line.startsWith("{") ? entryOf(line) : undefined;
  if (!entry?.printed || entry.msg === undefined) return { text: line, isError: false };
  return { text: entry.msg, isError: Number(entry.level) >= ERROR_LEVEL };
}

/** pino's numbers for error and fatal. */
const ERROR_LEVEL = 50;
const SPOKEN_LINES = 12;

/**
 * The part of a process's line to show at the terminal: during the start every plain line (its progress), afterwards
 * only errors. Undefined: only for the log file.
 */
export function importantPart(line: string, isStarting: boolean): string | undefined {
  const text = stripVTControlCharacters(line).trim();
  if (!text) return undefined;
  if (text.startsWith("{")) return errorMessage(text);
  if (isStarting) return isNoise(text) ? undefined : text;
  return /^(error|fatal)\b|^\w*Error:/i.test(text) ? text : undefined;
}

/** What is shown of a line of ours, which pino writes, or of the engine's. */
type LogLine = {
  level?: unknown;
  /** What was printed to the console. */
  printed?: boolean;
  msg?: string;
  message?: string;
  /** Of a request: its name in the contract and the status of the response. */
  route?: string;
  status?: number;
  err?: { message?: string };
};

function errorMessage(json: string): string | undefined {
  const entry = entryOf(json);
  if (!entry) return undefined;
  const isError =
    typeof entry.level === "number" ? entry.level >= ERROR_LEVEL : /error|fatal/.test(`${entry.level}`);
  if (!isError) return undefined;
  const { msg, route, status, err } = entry;
  const details = [route, status, err?.message !== msg && err?.message].filter(Boolean).join(" ");
  return `${msg ?? entry.message ?? json}${details && ` (${details})`}`;
}

function entryOf(json: string): LogLine | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Notices of Node and the engine about themselves, on which nobody at the terminal can act. */
function isNoise(text: string): boolean {
  return /^\(node:\d+\)|^\(Use `node --trace|^warn:|^Note: If the index/.test(text);
}

/**
 * The lines that explain the failure, from the last lines of a failed process: no stack, no empty fields of a printed
 * object.
 */
export function lastWords(lines: string[]): string[] {
  const isFiller = (line: string) => /^\s*['"+⮑\s]*at |^\s*\w+: undefined,?$|^\s*[{}\])]*,?$/.test(line);
  return lines.filter((line) => !isFiller(line) && !isNoise(line)).slice(-SPOKEN_LINES);
}
