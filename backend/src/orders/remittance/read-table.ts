import Papa from "papaparse";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import { remittanceRows } from "../../contract/remittance";
import { plainDigits } from "../../contract/rules";

export type RemittanceTable = { columns: string[]; rows: string[][] };

const refuseTable = (message: Parameters<typeof refuse.conflict>[1]) =>
  refuse.invalid([{ field: "csv", message }]);

/** The titles and rows of a courier's file, separated by commas, semicolons or tabs. 422 if it is no table. */
export function readTable(csv: string): RemittanceTable {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, "").trimEnd(), {
    delimitersToGuess: [",", ";", "\t"],
    preview: remittanceRows + 2,
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) throw refuseTable(messages.fileBrokenQuotes((broken.row ?? 0) + 1));
  const [titles = [], ...rows] = data;
  const columns = titles.map((title) => title.trim());
  if (columns.every((title) => title === "") || rows.every((cells) => cells.every((cell) => !cell.trim())))
    throw refuseTable(messages.fileEmpty);
  if (rows.length > remittanceRows) throw refuseTable(messages.fileTooLong(remittanceRows));
  return { columns, rows };
}

/** By what couriers call them, the likeliest first. */
const numberTitles = [/\bawb\b/i, /way ?bill|tracking|consignment/i, /order/i];
const amountTitles = [/remit/i, /cod.*(amount|value|amt)/i, /collect/i, /amount|amt/i, /\bcod\b/i, /value/i];

const find = (columns: readonly string[], titles: readonly RegExp[]) =>
  titles.flatMap((title) => columns.filter((column) => title.test(column.replaceAll("_", " "))))[0] ?? null;

export const numberColumnOf = ({ columns }: RemittanceTable) => find(columns, numberTitles);
export const amountColumnOf = ({ columns }: RemittanceTable) => find(columns, amountTitles);

/** An amount as couriers write it: `₹ 1,234.50`, `Rs. 1234`, `1234.5`; null for anything else, and below zero. */
export function readAmount(cell: string): number | null {
  const text = plainDigits(cell)
    .replace(/^(₹|rs\.?|inr)\s*/i, "")
    .replace(/[,\s]/g, "");
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

/** A number as a spreadsheet keeps it from being a figure: `="123"`, `'123`. */
export const readNumber = (cell: string): string =>
  cell
    .trim()
    .replace(/^='?"?|^'|"$/g, "")
    .replace(/\s+/g, "");
