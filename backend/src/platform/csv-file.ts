import Papa from "papaparse";
import { guardCell } from "./safe-cell";

/** Without this byte order mark Excel reads a CSV as Latin-1 and garbles Devanagari. */
const byteOrderMark = "\uFEFF";

const lines = (rows: string[][]) => `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;

/** By the names of its columns, what a row has in each. */
export type Columns<Row> = Record<string, (row: Row) => string | number>;

/** The next rows of a list after a place in it; `last` is the place of the last of them, undefined at the end of the list. */
export type Part<Row, Place> = { rows: readonly Row[]; last: Place | undefined };

/** A list as the parts of a CSV file, with a line of the columns' names. No cell runs as a formula. */
export async function* csvFile<Row, Place>(
  columns: Columns<Row>,
  partAfter: (place: Place | undefined) => Promise<Part<Row, Place>>,
): AsyncGenerator<string> {
  yield byteOrderMark + lines([Object.keys(columns)]);
  const cells = Object.values(columns);
  let place: Place | undefined;
  // A generator reads on only when the last part was taken: a slow reader costs no memory, one who has gone no statement.
  do {
    const { rows, last } = await partAfter(place);
    if (rows.length > 0) yield lines(rows.map((row) => cells.map((cell) => guardCell(String(cell(row))))));
    place = last;
  } while (place !== undefined);
}
