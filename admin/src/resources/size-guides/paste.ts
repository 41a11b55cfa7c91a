import type { Size } from "@contract/constants";
import type { SizeMeasure } from "@contract/size-measures";
import { type GuideForm, withCell } from "./guide-form";

type Pasted = {
  text: string;
  /** Where the cursor is. */
  size: Size;
  measure: SizeMeasure;
  sizes: readonly Size[];
  /** The measure that a heading names, in any of the languages. */
  named: (heading: string) => SizeMeasure | undefined;
};

/** Whether a pasted text is a table and not one figure: cells of a spreadsheet have tabs and lines between them. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ""));

const rowsOf = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "")
    .split("\n")
    .map((row) => row.split("\t").map((cell) => cell.trim()));

/**
 * Fills the table from cells of a spreadsheet. A first line with names of measures says which columns they are, and adds those
 * that the table does not have yet; a first column with sizes says which rows. Without them, the cells go where the
 * cursor is, to the right and down. `left` is how many cells found no place.
 */
export function paste(
  form: GuideForm,
  { text, size, measure, sizes, named }: Pasted,
): { form: GuideForm; left: number } {
  const all = rowsOf(text);
  const headings = (all[0] ?? []).map(named);
  const hasHeadings = headings.some((heading) => heading !== undefined);
  const body = hasHeadings ? all.slice(1) : all;
  const sizeOf = (cell: string | undefined) => sizes.find((one) => one.toLowerCase() === cell?.toLowerCase());
  const hasSizes =
    body.some(([cell]) => sizeOf(cell) !== undefined) && (hasHeadings ? headings[0] === undefined : true);
  const added = headings.filter((one) => one !== undefined && !form.measures.includes(one));
  let filled: GuideForm = {
    ...form,
    measures: [...form.measures, ...new Set(added.filter((one) => one !== undefined))],
  };
  let left = 0;
  const firstRow = sizes.indexOf(size);
  const firstColumn = hasSizes ? 0 : form.measures.indexOf(measure);
  for (const [down, cells] of body.entries()) {
    const row = hasSizes ? sizeOf(cells[0]) : sizes[firstRow + down];
    for (const [across, typed] of cells.entries()) {
      if (hasSizes && across === 0) continue;
      const column = hasHeadings
        ? headings[across]
        : form.measures[firstColumn + across - (hasSizes ? 1 : 0)];
      if (row !== undefined && column !== undefined) filled = withCell(filled, row, column, typed);
      else if (typed !== "") left += 1;
    }
  }
  return { form: filled, left };
}
