import { type ChoicesForm, isColour, newKey, newValue, type OptionForm, type RowForm } from "./form";

/** Every combination of these options' values, by the keys of the options; one without values if there are none. */
function combinations(options: readonly OptionForm[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (found, { key, values }) =>
      values.length === 0
        ? found
        : found.flatMap((one) => values.map((value) => ({ ...one, [key]: value.key }))),
    [{}],
  );
}

const isSameCombination = (one: RowForm["values"], other: RowForm["values"]) =>
  Object.entries(one).every(([option, value]) => other[option] === value) &&
  Object.keys(one).length === Object.keys(other).length;

/** The row that a new one resembles most: that with the most values in common, the first of several. */
function nearest(values: RowForm["values"], rows: readonly RowForm[]): RowForm | undefined {
  const common = (row: RowForm) =>
    Object.entries(values).filter(([option, value]) => row.values[option] === value).length;
  return rows.reduce<RowForm | undefined>(
    (best, row) => (best && common(best) >= common(row) ? best : row),
    undefined,
  );
}

/** A new combination costs what the nearest one does, and shows its pictures if it has the same colour. */
function newRow(values: RowForm["values"], form: ChoicesForm): RowForm {
  const like = nearest(values, form.rows);
  const colour = form.options.find(isColour);
  const isOtherColour = colour && like?.values[colour.key] !== values[colour.key];
  return {
    variantId: null,
    values,
    isSold: true,
    price: like?.price ?? "",
    salePrice: like?.salePrice ?? "",
    stock: "",
    pictures: isOtherColour ? [] : (like?.pictures ?? []),
    stocked: 0,
    reserved: 0,
  };
}

/**
 * The rows of all combinations in the order of the options: those that are there keep what is typed in them, whatever their values
 * are called. Of two that have become one, that which is there already stays.
 */
export function arranged({ options, rows }: ChoicesForm, isSold = true): ChoicesForm {
  const known = rows.toSorted((a, b) => Number(b.variantId !== null) - Number(a.variantId !== null));
  const next = combinations(options).map((values) => {
    const row = known.find((one) => isSameCombination(values, one.values));
    return row ?? { ...newRow(values, { options, rows }), isSold };
  });
  return { options, rows: next };
}

/** With an option behind the others: what is there already has its first value. */
export function withOption(form: ChoicesForm, name: string, values: readonly string[] = []): ChoicesForm {
  const option: OptionForm = {
    key: newKey(),
    id: null,
    name,
    translations: {},
    isShared: false,
    values: values.map(newValue),
  };
  return placed({ ...form, options: [...form.options, option] });
}

/** Gives rows the first value of an option that they have none of yet. */
function placed({ options, rows }: ChoicesForm): ChoicesForm {
  const all = rows.map((row) => {
    const missing = options.flatMap(({ key, values }) =>
      row.values[key] === undefined && values[0] ? [[key, values[0].key] as const] : [],
    );
    return missing.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(missing) } };
  });
  return arranged({ options, rows: all });
}

export function withoutOption({ options, rows }: ChoicesForm, key: string): ChoicesForm {
  const left = rows.map((row) => {
    const { [key]: _gone, ...values } = row.values;
    return { ...row, values };
  });
  return arranged({ options: options.filter((option) => option.key !== key), rows: left });
}

/** With another name, other words or other values of one option. */
export function withChanged(form: ChoicesForm, key: string, change: Partial<OptionForm>): ChoicesForm {
  const options = form.options.map((option) => (option.key === key ? { ...option, ...change } : option));
  if (!change.values) return { ...form, options };
  const kept = change.values.map((value) => value.key);
  const isEmpty = kept.length === 0;
  // Without a value the option is none yet: its rows are as if it were not there.
  const rows = form.rows.flatMap((row) => {
    const chosen = row.values[key];
    if (chosen === undefined || kept.includes(chosen)) return [row];
    if (!isEmpty) return [];
    const { [key]: _gone, ...values } = row.values;
    return [{ ...row, values }];
  });
  return placed({ options, rows });
}

/** The row of a product that there is no choice of yet. */
export const onlyRow = (price: number | null, salePrice: number | null): RowForm => ({
  variantId: null,
  values: {},
  isSold: true,
  price: price ? String(price) : "",
  salePrice: salePrice ? String(salePrice) : "",
  stock: "",
  pictures: [],
  stocked: 0,
  reserved: 0,
});
