import type { Size } from "@contract/constants";
import type { SizeGuide, SizeGuideInput } from "@contract/size-guides";
import {
  type MeasuredThing,
  readSpan,
  type SizeMeasure,
  type SizeUnit,
  type Span,
  type SpanProblem,
  showSpan,
} from "@contract/size-measures";

/** What was typed, and what it says: kept beside each other, so that looking at it in another unit rounds nothing. */
export type GuideCell = { typed: string; span: Span | null | SpanProblem };

export type GuideForm = {
  of: MeasuredThing;
  unit: SizeUnit;
  measures: readonly SizeMeasure[];
  /** By size and measure; those of measures that were taken away stay, for when they come back. */
  cells: Readonly<Record<string, GuideCell>>;
};

const blank: GuideCell = { typed: "", span: null };
const at = (size: Size, measure: SizeMeasure) => `${size} ${measure}`;

export const problemOf = ({ span }: GuideCell): SpanProblem | undefined =>
  typeof span === "string" ? span : undefined;

export const cellOf = ({ cells }: GuideForm, size: Size, measure: SizeMeasure): GuideCell =>
  cells[at(size, measure)] ?? blank;

/** The form of a guide; of a new one, an empty table. */
export function formOf(guide: SizeGuide | undefined): GuideForm {
  const { of = "body", measures = ["chest", "waist", "hip"], rows = [] } = guide ?? {};
  const cells = rows.flatMap((row) =>
    measures.map((measure, column): [string, GuideCell] => {
      const span = row.cells[column] ?? null;
      return [at(row.size, measure), { typed: span ? showSpan(span, "cm") : "", span }];
    }),
  );
  return { of, unit: "cm", measures, cells: Object.fromEntries(cells) };
}

export const withCell = (form: GuideForm, size: Size, measure: SizeMeasure, typed: string): GuideForm => ({
  ...form,
  cells: { ...form.cells, [at(size, measure)]: { typed, span: readSpan(typed, form.unit) } },
});

/** The same figures in another unit; what could not be read stays as it was typed, and is read anew. */
export const inUnit = (form: GuideForm, unit: SizeUnit): GuideForm => ({
  ...form,
  unit,
  cells: Object.fromEntries(
    Object.entries(form.cells).map(([key, { typed, span }]): [string, GuideCell] => [
      key,
      span && typeof span === "object"
        ? { typed: showSpan(span, unit), span }
        : { typed, span: readSpan(typed, unit) },
    ]),
  ),
});

/** What is sent: the sizes that have a figure. Cells that cannot be read are for the form to refuse. */
export function inputOf(form: GuideForm, sizes: readonly Size[]): Omit<SizeGuideInput, "version"> {
  const rows = sizes.map((size) => ({
    size,
    cells: form.measures.map((measure) => {
      const { span } = cellOf(form, size, measure);
      return typeof span === "string" ? null : span;
    }),
  }));
  const { of, measures } = form;
  return {
    of,
    measures: [...measures],
    rows: rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
  };
}

/** The cells of the table that cannot be read. */
export const problemsIn = (form: GuideForm, sizes: readonly Size[]) =>
  sizes.flatMap((size) =>
    form.measures.flatMap((measure) => {
      const problem = problemOf(cellOf(form, size, measure));
      return problem ? [{ size, measure, problem }] : [];
    }),
  );
