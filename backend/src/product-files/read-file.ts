import Papa from "papaparse";
import { type Message, messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { readCell } from "../platform/safe-cell";
import { type Cells, type Column, columns, largestRows } from "./columns";

/** A row of the file: its number as in a spreadsheet, and its cells. */
export type FileRow = { row: number; cells: Cells; hasExtraCells: boolean };

const refuseFile = (message: Message) => refuse.invalid([{ field: "file", message }]);

/** The text of a CSV file in UTF-8, with or without a byte order mark; throws 422 naming another encoding. */
export function decodeFile(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw refuseFile(messages.fileNotUtf8("UTF-16"));
  if (bytes.subarray(0, 2).toString("latin1") === "PK") throw refuseFile(messages.fileIsWorkbook);
  if (bytes.includes(0)) throw refuseFile(messages.fileNotUtf8("binary"));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseFile(messages.fileNotUtf8("another encoding"));
  }
}

const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

/** The columns named in the first row, in any case; throws 422 for unknown, repeated and missing ones. */
function readTitles(titles: string[]): Column[] {
  const known = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const named = titles.map((title) => known.get(title.trim().toLowerCase()) ?? title.trim());
  while (named.at(-1) === "") named.pop();
  const unknown = named.find((name) => !isColumn(name));
  if (unknown !== undefined) throw refuseFile(messages.fileUnknownColumn(unknown.slice(0, 40)));
  if (new Set(named).size < named.length) throw refuseFile(messages.fileRepeatedColumn);
  if (!named.includes("sku")) throw refuseFile(messages.fileNeedsSku);
  return named.filter(isColumn);
}

/**
 * The rows of a CSV file, separated by commas, semicolons or tabs; throws 422 if it is no product file or has too
 * many rows.
 */
export function readRows(text: string): FileRow[] {
  const parsed = Papa.parse<string[]>(text, {
    preview: largestRows + 2,
    delimitersToGuess: [",", ";", "\t"],
  });
  const broken = parsed.errors.find(({ type }) => type === "Quotes");
  if (broken) throw refuseFile(messages.fileBrokenQuotes((broken.row ?? 0) + 1));
  const [first, ...rest] = parsed.data;
  if (!first || first.every((title) => title.trim() === "")) throw refuseFile(messages.fileEmpty);
  const titles = readTitles(first);
  const rows = rest
    .map((cells, at) => ({ cells, row: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (rest.length > largestRows) throw refuseFile(messages.fileTooLong(largestRows));
  if (rows.length === 0) throw refuseFile(messages.fileEmpty);
  return rows.map(({ cells, row }) => ({
    row,
    cells: Object.fromEntries(titles.map((title, at) => [title, readCell(cells[at] ?? "")])),
    hasExtraCells: cells.slice(titles.length).some((cell) => cell.trim() !== ""),
  }));
}
