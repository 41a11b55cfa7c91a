/** What a spreadsheet would run as a formula when it opens the file; `'` before it makes it a text. */
const runs = /^'*[=+\-@\t\r\n]/;
const guarded = /^'+[=+\-@\t\r\n]/;

/** The cell as it may stand in a file that a spreadsheet opens. */
export function guardCell(text: string): string {
  return runs.test(text) ? `'${text}` : text;
}

/** The text that `guardCell` was given. */
export function readCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
